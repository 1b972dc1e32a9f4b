import { StartError } from "@/lib/runtime/start-error";
import { toParameter } from "../parameters";
import type { Kind, Table } from "./tables";

/** A value in the one form that both databases are brought to; numbers as text, so that all 64 bits count. */
export type Cell = string | boolean | null;

/** In the order of the table's columns. */
export type Row = Cell[];

type Encoding = {
  /** Whether text that PostgreSQL cannot keep is replaced, as it is in whatever is written today. */
  replace: boolean;
  readBytes: (column: string) => Buffer;
};

/** A row of SQLite, which takes any value in any column. @throws StartError naming the row where a value does not fit */
export function encodeRow(table: Table, values: readonly unknown[], { replace, readBytes }: Encoding): Row {
  return table.columns.map(({ name, kind }, index) => {
    const value = values[index];
    if (value === null) return null;
    if (kind === "bigint" && typeof value === "bigint") return String(value);
    if (kind === "boolean" && (value === 0n || value === 1n)) return value === 1n;
    if (kind === "text" && typeof value === "string") {
      if (isText(value, () => readBytes(name))) return value;
      if (replace) return toParameter(value) as string;
      throw new StartError(
        `${describeRow(table, values)} holds in ${name} a character that PostgreSQL cannot keep. ` +
          "With --replace every such character becomes U+FFFD, as in whatever is written today.",
      );
    }
    throw new StartError(`${describeRow(table, values)} holds in ${name} what is no ${kind}; correct it first`);
  });
}

export function decodeCell(cell: Cell, kind: Kind | undefined): unknown {
  if (kind === "bigint" && typeof cell === "string") return BigInt(cell);
  return typeof cell === "boolean" ? Number(cell) : cell;
}

/** The cells of a row's primary key. */
export function keyOf({ columns, key }: Table, row: Row): Row {
  return key.map((column) => row[columns.indexOf(column)] ?? null);
}

/** For people: `products (id 17)`. Nothing but the key is told, since the rest may be a secret. */
export function describeRow({ name, columns, key }: Table, values: readonly unknown[]): string {
  const parts = key.map((column) => `${column.name} ${JSON.stringify(String(values[columns.indexOf(column)]))}`);
  return `The row of ${name} with ${parts.join(" and ")}`;
}

/** Whether these are characters that any database keeps: no NUL, and bytes that are UTF-8. */
function isText(value: string, readBytes: () => Buffer): boolean {
  if (value.includes("\0")) return false;
  // What the driver puts in the place of bytes that are none.
  return !value.includes("\ufffd") || readBytes().equals(Buffer.from(value));
}
