import { StartError } from "@/lib/runtime/start-error";
import { toParameter } from "../../ports/database/parameters";
import type { Db } from "../../ports/database/schema";

export const kinds = ["text", "bigint", "boolean"] as const;
export type Kind = (typeof kinds)[number];

export type Column = { name: string; kind: Kind };

export type Table = {
  name: string;
  columns: Column[];
  /** The columns of the primary key, in its order; rows are read in that order. */
  key: Column[];
  /** The column that is counted up by the database. */
  counter: string | null;
};

/** A value in the one form that both databases are brought to; numbers as text, so that all 64 bits count. */
export type Cell = string | boolean | null;

/** In the order of the table's columns. */
export type Row = Cell[];

/** All rows of a database as they are at one moment, whatever a service writes to it meanwhile. */
export type Snapshot = {
  /** The names of the migrations that made its schema, in their order. */
  migrations: string[];
  /** Those first that others refer to. */
  tables: Table[];
  /** Up to `limit` rows behind the one with the key `after`, in the order of keys; from the first on without one. */
  read(table: Table, after: Row | null, limit: number): Promise<Row[]>;
  /** The largest number that the table's counter ever gave; 0 where it gave none. */
  lastGiven(table: Table): Promise<bigint>;
  close(): Promise<void>;
};

/** A database of our own making that rows are put into, with the schema that they were read from. */
export type RowTarget = {
  tables: Table[];
  /** Adds rows whose cells are in the order of the table's columns, all or none. */
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Lets the table's counter go on after the number that it gave last. */
  setCounter(table: Table, lastGiven: bigint): Promise<void>;
  /** Checks what is there and brings it to the newest schema. @throws StartError */
  finish(): Promise<void>;
  /** For what is asked of the rows when they are at the newest schema. */
  db: Db;
  /** Makes it durable, and one to serve a site from. */
  admit(): Promise<void>;
  close(): Promise<void>;
};

/** A table as a database describes it; `parents` are those that it refers to. */
export type Found = Pick<Table, "name" | "columns" | "counter"> & { key: string[] | null; parents: string[] };

/** What the database itself makes of other rows. */
export const derived = ["tallies"];

/** Those first that others refer to. @throws Error for a table that is none of this service's */
export function toTables(found: Found[]): Table[] {
  const placed = new Map<string, Found>();
  while (placed.size < found.length) {
    const next = found.find(
      ({ name, parents }) => !placed.has(name) && parents.every((parent) => parent === name || placed.has(parent)),
    );
    if (!next) throw new Error("Tables refer to one another in a circle, so none can be filled first");
    placed.set(next.name, next);
  }
  return [...placed.values()].map(toTable);
}

function toTable({ parents: _, ...found }: Found): Table {
  const columnOf = (name: string) => found.columns.find((column) => column.name === name);
  const key = (found.key ?? []).map(columnOf).filter((column) => column !== undefined);
  if (key.length === 0) throw new Error(`The table ${found.name} has no primary key to go through it by`);
  for (const { name, kind } of found.columns)
    if (!kinds.includes(kind))
      throw new Error(`The column ${name} of ${found.name} is of a kind that is not saved: ${kind}`);
  return { ...found, key };
}

/** The cells of a row's primary key. */
export function keyOf({ columns, key }: Table, row: Row): Row {
  return key.map((column) => row[columns.indexOf(column)] ?? null);
}

/**
 * A row of SQLite, which takes any value in any column. Text that no database would take today comes as it would be
 * written today.
 *
 * @throws StartError naming the row by its key alone, since the rest may be a secret, where a value does not fit
 */
export function encodeRow({ name: table, columns, key }: Table, values: readonly unknown[]): Row {
  return columns.map(({ name, kind }, index) => {
    const value = values[index];
    if (value === null) return null;
    if (kind === "bigint" && typeof value === "bigint") return String(value);
    if (kind === "boolean" && (value === 0n || value === 1n)) return value === 1n;
    if (kind === "text" && typeof value === "string") return toParameter(value) as string;
    const parts = key.map((column) => `${column.name} ${JSON.stringify(String(values[columns.indexOf(column)]))}`);
    throw new StartError(
      `The row of ${table} with ${parts.join(" and ")} holds in ${name} what is no ${kind}; correct it first`,
    );
  });
}

export function decodeCell(cell: Cell, kind: Kind | undefined): unknown {
  if (kind === "bigint" && typeof cell === "string") return BigInt(cell);
  return typeof cell === "boolean" ? Number(cell) : cell;
}
