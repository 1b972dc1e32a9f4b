import { type Dialect, Kysely, PostgresDialect, type PostgresPoolClient } from "kysely";
import pg from "pg";
import { log } from "@/lib/runtime/log/log";
import { traceStatements } from "@/lib/runtime/traces/span";
import { DatabaseError, type Failure } from "./failure";
import { toParameter } from "./parameters";
import type { Database } from "./schema";

/** For a single connection without timeouts: migrating a large database takes time. */
export const noLimits = { statement_timeout: 0, lock_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 5_000 };

/** A single client, not yet connected. */
export function createClient(url: string, limits: pg.ClientConfig = {}): pg.Client {
  return new pg.Client({ ...common, ...noLimits, ...limits, connectionString: url });
}

/** The driver returns bigint (counts) and numeric (sums) as text by default. */
const numbers: number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

const common: pg.PoolConfig = {
  application_name: "namaskard",
  keepAlive: true,
  idleTimeoutMillis: 30_000,
  types: {
    getTypeParser: (oid, format) => (numbers.includes(oid) ? Number : pg.types.getTypeParser(oid, format)),
  } as pg.CustomTypesConfig,
};

/** A pool with these limits; it connects on the first statement. `onEnded` is called after each statement. */
export function connectPostgres(url: string, limits: pg.PoolConfig, onEnded?: () => void): Kysely<Database> {
  const pool = new pg.Pool({ ...common, ...limits, connectionString: url });
  // Without listeners, these errors would end the process. A connection may break while idle, or between two statements
  // of a transaction, whose next statement then fails. Only the message is logged, because the whole client is attached
  // to the error.
  pool.on("error", ({ message }) =>
    log.error("The database closed an idle connection", new DatabaseError("unavailable", false, new Error(message))),
  );
  pool.on("connect", (client) => client.on("error", () => {}));
  return new Kysely<Database>({ dialect: createPostgresDialect(pool), log: traceStatements("postgresql", onEnded) });
}

/** Kysely's dialect over a pool whose failures are told as every database's are. */
function createPostgresDialect(pool: pg.Pool): Dialect {
  return new PostgresDialect({
    pool: {
      async connect() {
        try {
          return adaptClient(await pool.connect());
        } catch (error) {
          throw translateConnectError(error as Error);
        }
      },
      end: () => pool.end(),
    },
  });
}

function adaptClient(client: pg.PoolClient): PostgresPoolClient {
  let broken: Error | undefined;
  const query = async (text: string, parameters: readonly unknown[]) => {
    try {
      const result = await client.query(text, parameters.map(toParameter));
      if (text === "commit" && result.command !== "COMMIT") throw new Error("A failed transaction was to be committed");
      return result;
    } catch (error) {
      // What is no answer of the server says that there was none: the connection cannot be trusted with another call.
      if (!(error instanceof pg.DatabaseError)) broken = error as Error;
      throw translateError(error as Error);
    }
  };
  return { query: query as never, release: () => client.release(broken) };
}

function translateConnectError(error: Error): DatabaseError {
  // The pool's words where all connections are taken and none is given back in time.
  const isPoolFull = error.message === "timeout exceeded when trying to connect";
  return new DatabaseError(isPoolFull ? "busy" : "unavailable", false, error);
}

function translateError(error: Error): Error {
  if (error instanceof TypeError) return error;
  if (!(error instanceof pg.DatabaseError)) return new DatabaseError("unavailable", false, error);
  // It may repeat a whole row, with whatever hash or token stands in it, and the error goes to the log.
  error.detail = undefined;
  const state = error.code ?? "";
  const failure = failureOf(state);
  return failure ? new DatabaseError(failure, repeatable.has(state), error) : error;
}

const uniqueViolation = "23505";
const foreignKeyViolation = "23503";
const serializationFailure = "40001";
const deadlock = "40P01";

/** The transaction is undone, and met with what another has meanwhile committed; begun anew it will see that. */
const repeatable = new Set([uniqueViolation, foreignKeyViolation, serializationFailure, deadlock]);

function failureOf(state: string): Failure | null {
  switch (state) {
    case uniqueViolation:
    case foreignKeyViolation:
      return "conflict";
    case serializationFailure:
    case deadlock:
    case "55P03": // lock_timeout
    case "57014": // statement_timeout
      return "busy";
    case "53100": // disk full
      return "full";
    case "25006": // a standby that takes no writes
    case "25P03": // idle_in_transaction_session_timeout
    case "58030": // input or output failed
      return "unavailable";
    default:
      // 08: the connection; 53: memory or connections are short; 57P: shutting down, starting, or the database dropped.
      return /^(08|53|57P)/.test(state) ? "unavailable" : null;
  }
}
