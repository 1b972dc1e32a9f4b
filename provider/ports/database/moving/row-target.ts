import type { Db } from "../schema";
import type { Row } from "./cells";
import type { Table } from "./tables";

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
