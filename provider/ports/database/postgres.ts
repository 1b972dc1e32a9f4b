import type pg from "pg";
import type { DatabasePort, ServedDatabase } from "./database";
import { noBackup } from "./migrate";
import { connectPostgres, createClient } from "./postgres-connection";
import { preparePostgres, requirePostgres } from "./postgres-start";
import { refuseUnfinished } from "./unfinished-restore";

/**
 * What a call may take of the server, in milliseconds. All of them end before the ten seconds that callers of the API
 * wait, so that whoever waits in vain is told, and nobody holds a connection or a lock for one who has gone.
 */
const callLimits = {
  /** The server's own: for one statement, for a lock within it, and for a transaction that says nothing. */
  statement_timeout: 8_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 9_000,
  /** Ours, for an answer that never comes because the server or the way to it is gone. */
  query_timeout: 9_000,
  /** For a connection: a new one, or one that another call gives back. */
  connectionTimeoutMillis: 5_000,
};

/**
 * Connects to the PostgreSQL database at `url` and brings it to the newest schema. Any number of processes may do so.
 *
 * The URL's parameters have the last word: `?sslmode=verify-full&sslrootcert=…` for TLS, `?options=-csearch_path%3D…`
 * for a schema, `?statement_timeout=…` for another limit.
 *
 * Without `mayCreate` an empty database is refused, as `openSqlite` refuses a missing file. `patience` is how long, in
 * milliseconds, a server that does not answer yet is waited for. `beforeMigration` runs before rows are brought to a newer
 * schema.
 *
 * @throws StartError naming DATABASE_URL, never its password, when it is malformed, or the server does not answer, does
 *   not let us in, is older than 15, may not be written, has been used by a newer version of this service, or holds
 *   only a part of a backup.
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

/** The database beside the services that use it. @throws StartError where it does not answer, or has no rows of ours */
export async function connectBeside(url: string): Promise<DatabasePort> {
  const { place } = await requirePostgres(url, { mayCreate: false, patience: 5_000 });
  const db = connectPostgres(url, { ...callLimits, max: 2 });
  await refuseUnfinished(db, place);
  return { db, alone: (work) => holdAlone(url, work), close: () => db.destroy() };
}

/** Over a connection of its own, which is given as long as one of the pool. */
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
    // One whose server is silent would wait for its farewell.
    void client.end().catch(() => {});
  }
}

/** Any number that no other program on this database is likely to lock. */
const aloneLock = 7_305_219_463;

/** The lock belongs to the connection, so it ends with it, however that ends. */
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
