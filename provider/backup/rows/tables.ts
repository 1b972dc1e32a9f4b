import { StartError } from "@/lib/runtime/start-error";
import { toParameter } from "../../ports/database/parameters";
import type { Db } from "../../ports/database/schema";

export const kinds = ["text", "bigint", "boolean"] as const;
export type Kind = (typeof kinds)[number];

export type Column = { name: string; kind: Kind };

export type Table = {
  name: string;
  columns: Column[];
  /** Columns of the primary key, in order; rows are read in this order. */
  key: Column[];
  /** The auto-increment column. */
  counter: string | null;
};

/** A value in one form for both databases; numbers are text, to keep all 64 bits. */
export type Cell = string | boolean | null;

/** In the order of the table's columns. */
export type Row = Cell[];

/** All rows of a database at one moment, unaffected by later writes. */
export type Snapshot = {
  /** Names of the migrations that built the schema, in order. */
  migrations: string[];
  /** Parents before the tables that refer to them. */
  tables: Table[];
  /** Up to `limit` rows after the key `after`, in order of keys; null starts at the first. */
  read(table: Table, after: Row | null, limit: number): Promise<Row[]>;
  /** The highest number that the table's counter has given out; 0 if none. */
  lastGiven(table: Table): Promise<bigint>;
  close(): Promise<void>;
};

/** A new database for restored rows, with the schema that they were read from. */
export type RowTarget = {
  tables: Table[];
  /** Inserts rows, all or none; cells follow the order of the table's columns. */
  insert(table: Table, rows: readonly Row[]): Promise<void>;
  /** Makes the table's counter continue after `lastGiven`. */
  setCounter(table: Table, lastGiven: bigint): Promise<void>;
  /** Checks the rows and migrates them to the newest schema. @throws StartError */
  finish(): Promise<void>;
  /** For queries once the rows are at the newest schema. */
  db: Db;
  /** Makes the database durable and lets a service start from it. */
  admit(): Promise<void>;
  close(): Promise<void>;
};

/** A table as the database describes it; `parents` are the tables that it refers to. */
export type Found = Pick<Table, "name" | "columns" | "counter"> & { key: string[] | null; parents: string[] };

/** Tables that triggers fill from other rows. */
export const derived = ["tallies"];

/**
 * Sorts parents before the tables that refer to them.
 *
 * @throws Error for a cycle, a table without a primary key or an unknown column type
 */
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
 * Encodes a row of SQLite, which allows any value in any column. Text is cleaned as it would be when written today.
 *
 * @throws StartError for a value of the wrong type; it names the row by its key only, since other cells may be secret
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
