import { Kysely } from "kysely";
import pg from "pg";
import { log } from "@/lib/runtime/log/log";
import { traceStatements } from "@/lib/runtime/traces/span";
import { DatabaseError } from "./failure";
import { createPostgresDialect } from "./postgres-dialect";
import type { Database } from "./schema";

/** What a lone connection may take: a large database takes its time to be brought to a new schema. */
export const noLimits = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 5_000 };

/** A lone connection, not yet made. */
export function createClient(url: string, limits: pg.ClientConfig = {}): pg.Client {
  return new pg.Client({ ...common, ...noLimits, ...limits, connectionString: url });
}

/** Counts are bigint and sums numeric, which the driver would hand over as text. */
const numbers: number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const common: pg.PoolConfig = {
  application_name: "namaskard",
  keepAlive: true,
  idleTimeoutMillis: 30_000,
  types: {
    getTypeParser: (oid, format) => (numbers.includes(oid) ? Number : pg.types.getTypeParser(oid, format)),
  } as pg.CustomTypesConfig,
};

/** A pool of connections with these limits; it is open when the first statement is run. `onEnded` hears of each that ends. */
export function connectPostgres(url: string, limits: pg.PoolConfig, onEnded?: () => void): Kysely<Database> {
  const pool = new pg.Pool({ ...common, ...limits, connectionString: url });
  // Unheard, either would end the process: a connection may break while it idles, and between two statements of a call,
  // which then fails with its next one. The message alone is told, because the client that hangs on the error is not
  // for a log.
  pool.on("error", ({ message }) =>
    log.error("The database closed an idle connection", new DatabaseError("unavailable", false, new Error(message))),
  );
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: createPostgresDialect(pool), log: traceStatements("postgresql", onEnded) });
}
