import { createHash } from "node:crypto";
import { SQLite } from "@/lib/runtime/sqlite.mjs";
import { type Cell, decodeCell, encodeRow, type Row } from "./cells";
import { listTables, readSqliteTables } from "./sqlite-tables";
import type { Table } from "./tables";

/** The SQLite file that rows come from, as it is at one moment; nothing here writes to it. */
export type Source = {
  /** The same for the same database wherever it lies, and another for every other. */
  id: string;
  /** Its tables with their columns, as `table.column`. */
  columns: string[];
  /** Those first that others refer to. */
  tables(): Table[];
  /** The names of the migrations that made its schema, in their order. */
  migrations(): string[];
  count(table: Table): number;
  /** Up to `limit` rows behind the one with the key `after`, from the first on without one. @throws StartError */
  read(table: Table, after: readonly Cell[] | null, limit: number): Row[];
  /** The largest number that the table's counter ever gave; 0 where it gave none. */
  lastGiven(table: Table): bigint;
  close(): void;
};

/**
 * Numbers are read as what they are, also where JavaScript's are too small. `replace` lets text that PostgreSQL cannot
 * keep pass as the service itself would write it today.
 */
export function openSource(file: string, { replace }: { replace: boolean }): Source {
  // Not opened read-only, which would leave the files of its write-ahead log behind.
  const sqlite = new SQLite(file, { fileMustExist: true }).defaultSafeIntegers();
  sqlite.pragma("query_only=ON");
  sqlite.exec("begin");
  return {
    id: identify(sqlite),
    columns: listTables(sqlite).flatMap(({ name }) =>
      sqlite.prepare("select ? || '.' || name from pragma_table_info(?)").pluck().all(name, name),
    ) as string[],
    tables: () => readSqliteTables(sqlite),
    migrations: () => sqlite.prepare("select name from kysely_migration order by name").pluck().all() as string[],
    count: ({ name }) =>
      Number(
        sqlite
          .prepare(`select count(*) from ${quote(name)}`)
          .pluck()
          .get(),
      ),
    read(table, after, limit) {
      const { name, columns, key } = table;
      const order = key.map((column) => quote(column.name)).join();
      const behind = after ? `where (${order}) > (${key.map(() => "?").join()})` : "";
      const rows = sqlite
        .prepare(`select ${columns.map((column) => quote(column.name)).join()} from ${quote(name)} ${behind}
          order by ${order} limit ${limit}`)
        .raw()
        .all((after ?? []).map((cell, index) => decodeCell(cell, key[index]?.kind))) as unknown[][];
      return rows.map((row) =>
        encodeRow(table, row, { replace, readBytes: (column) => readBytes(table, row, column) }),
      );
    },
    lastGiven: ({ name }) =>
      (sqlite.prepare("select seq from sqlite_sequence where name = ?").pluck().get(name) as bigint | undefined) ?? 0n,
    close: () => sqlite.close(),
  };

  /** A text's own bytes: those that are no UTF-8 are not to be seen in what the driver makes of them. */
  function readBytes({ name, columns, key }: Table, row: unknown[], column: string): Buffer {
    const keyOf = key.map((part) => row[columns.indexOf(part)]);
    const where = key.map((part) => `${quote(part.name)} = ?`).join(" and ");
    return sqlite
      .prepare(`select cast(${quote(column)} as blob) from ${quote(name)} where ${where}`)
      .pluck()
      .get(keyOf) as Buffer;
  }
}

/** By the moment at which its first migration was applied: nothing else in it is there from the start and never changes. */
function identify(sqlite: SQLite.Database): string {
  const first = sqlite.prepare("select name || timestamp from kysely_migration order by name limit 1").pluck().get();
  return createHash("sha256").update(String(first)).digest("hex");
}

function quote(name: string): string {
  return `"${name}"`;
}
