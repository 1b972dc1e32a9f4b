import { sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import { DatabaseError } from "../failure";
import { listApplied } from "../migrate";
import { connectPostgres } from "../postgres-connection";
import { requirePostgres } from "../postgres-start";
import type { Db } from "../schema";
import { refuseUnfinishedMove } from "../unfinished-move";
import type { Row } from "./cells";
import { openSource } from "./source";
import { readTables, type Table } from "./tables";
import { readPage } from "./target";

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

/**
 * Of an SQLite file, which another process may be using. Text that no database would take today comes as it would be
 * written today.
 */
export async function openSqliteSnapshot(file: string): Promise<Snapshot> {
  const source = openSource(file, { replace: true });
  try {
    return {
      migrations: source.migrations(),
      tables: source.tables(),
      read: async (table, after, limit) => source.read(table, after, limit),
      lastGiven: async (table) => source.lastGiven(table),
      close: async () => source.close(),
    };
  } catch (error) {
    source.close();
    throw error;
  }
}

/** A large table is read in pieces, and whoever takes them may be slow. */
const limits = { max: 1, statement_timeout: 120_000, query_timeout: 130_000, connectionTimeoutMillis: 10_000 };

/** @throws StartError where the database does not answer, or holds only a part of its rows. */
export async function openPostgresSnapshot(url: string): Promise<Snapshot> {
  const { place } = await requirePostgres(url, { mayCreate: false, patience: 5_000 });
  const db = connectPostgres(url, limits);
  try {
    await refuseUnfinishedMove(db, place);
    const trx = await db.startTransaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute();
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    return {
      migrations: await listApplied(trx),
      tables: await readTables(trx),
      read: (table, after, limit) => readPage(trx, table, after, limit),
      lastGiven: (table) => readLastGiven(trx, table),
      async close() {
        await trx.rollback().execute();
        await db.destroy();
      },
    };
  } catch (error) {
    await db.destroy();
    throw error instanceof DatabaseError ? new StartError(`DATABASE_URL: ${place} does not answer`) : error;
  }
}

async function readLastGiven(db: Db, { name, counter }: Table): Promise<bigint> {
  if (counter === null) return 0n;
  const { rows } = await sql<{ last: string | null }>`
    select pg_sequence_last_value(pg_get_serial_sequence(quote_ident(${name}), ${counter}))::text as last`.execute(db);
  return BigInt(rows[0]?.last ?? 0);
}
