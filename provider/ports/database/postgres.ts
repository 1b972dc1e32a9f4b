import type pg from "pg";
import type { DatabasePort, ServedDatabase } from "./database";
import { noBackup } from "./migrate";
import { connectPostgres, createClient } from "./postgres-connection";
import { preparePostgres, requirePostgres } from "./postgres-start";
import { refuseUnfinished } from "./unfinished-restore";

/**
 * Timeouts of a request's queries, in milliseconds. All are below the 10 seconds that API callers wait, so that callers
 * get an error, and no connection or lock is held for one who has gone.
 */
const callLimits = {
  /** Enforced by the server: per statement, per lock, and for an idle transaction. */
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 9_000,
  /** Enforced by us, if the server or the network is gone. */
  query_timeout: 9_000,
  /** Waiting for a new connection, or for a free one in the pool. */
  connectionTimeoutMillis: 5_000,
};

/**
 * Connects to the PostgreSQL database at `url` and migrates it. Any number of processes may do so.
 *
 * Parameters in the URL win: `?sslmode=verify-full&sslrootcert=…` for TLS, `?options=-csearch_path%3D…` for a schema,
 * `?statement_timeout=…` for another timeout.
 *
 * Without `mayCreate` an empty database is refused, as `openSqlite` refuses a missing file. `patience` is how long to
 * wait for a server that does not answer yet, in milliseconds. `beforeMigration` runs before existing rows are
 * migrated.
 *
 * @throws StartError naming DATABASE_URL without its password if it is malformed, or the server does not answer,
 * refuses us, is older than 15, is read-only, has been used by a newer version of this service, or holds an unfinished
 * restore.
 */
export async function openPostgres(
  url: string,
  {
    mayCreate = true,
    maxConnections = 10,
    patience = 5_000,
    limits = callLimits as pg.PoolConfig,
    beforeMigration = noBackup,
  } = {},
): Promise<ServedDatabase> {
  await preparePostgres(url, { mayCreate, patience, beforeMigration });

  let ended = 0;
  const db = connectPostgres(url, { ...limits, max: maxConnections }, () => ended++);
  return {
    db,
    alone: (work) => holdAlone(url, work),
    close: () => db.destroy(),
    countEnded: () => ended,
    answersOthers: () => answersLoneClient(url),
  };
}

/** Connects next to running services. @throws StartError if it does not answer, or is empty */
export async function connectBeside(url: string): Promise<DatabasePort> {
  const { place } = await requirePostgres(url, { mayCreate: false, patience: 5_000 });
  const db = connectPostgres(url, { ...callLimits, max: 2 });
  await refuseUnfinished(db, place);
  return { db, alone: (work) => holdAlone(url, work), close: () => db.destroy() };
}

/** Uses a separate connection, with the same timeout as one of the pool. */
async function answersLoneClient(url: string): Promise<boolean> {
  const client = createClient(url, { query_timeout: callLimits.connectionTimeoutMillis });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select 1");
    return true;
  } catch {
    return false;
  } finally {
    // Not awaited: closing may hang if the server is silent.
    void client.end().catch(() => {});
  }
}

/** An arbitrary key that other programs are unlikely to use. */
const aloneLock = 7_305_219_463;

/** The lock is tied to the connection, so it also ends if the process crashes. */
async function holdAlone<T>(url: string, work: () => Promise<T>): Promise<T> {
  const client = createClient(url);
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [aloneLock]);
    return await work();
  } finally {
    await client.end();
  }
}
