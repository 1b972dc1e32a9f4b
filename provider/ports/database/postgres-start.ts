import { setTimeout as sleep } from "node:timers/promises";
import type { Kysely } from "kysely";
import pg from "pg";
import { StartError } from "@/lib/process/start-error";
import { DatabaseError } from "./failure";
import { lostDatabase } from "./lost-database";
import { migrate } from "./migrate";
import type { Database, Db } from "./schema";

const oldestVersion = 15;

type Start = {
  /** A lone connection, not yet made. */
  connect: () => pg.Client;
  /** A handle for migrations, which the caller of this closes. */
  open: () => Kysely<Database>;
  mayCreate: boolean;
  /** Milliseconds. */
  patience: number;
  admit: Admission;
};

/** Throws a StartError where the database at `place` is not to be used. */
export type Admission = (db: Db, place: string) => Promise<void>;

/** Waits for the server, looks whether it will do, and brings the database to the newest schema. @throws StartError */
export async function preparePostgres(
  url: string,
  { connect, open, mayCreate, patience, admit }: Start,
): Promise<void> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartError("DATABASE_URL: must begin with postgres:// or postgresql://");
  const place = describePlace(connect);
  const { schema } = await requireUsable(await reach(connect, place, patience), place, mayCreate);
  const db = open();
  try {
    await admit(db, place);
    await migrate(db, schema);
    // Another process may have begun something else with an empty database meanwhile.
    await admit(db, place);
  } catch (error) {
    throw explain(error, place);
  } finally {
    await db.destroy();
  }
}

/** Where the database is, for people: never with the password. */
function describePlace(connect: () => pg.Client): string {
  try {
    const { host, port, database } = connect();
    return `${host.startsWith("/") ? host : `${host}:${port}`}/${database}`;
  } catch (cause) {
    throw new StartError(`DATABASE_URL: cannot be read (${(cause as { code?: string }).code ?? "malformed"})`, {
      cause,
    });
  }
}

/** The server is often started together with us, so one that does not answer yet is asked again. */
async function reach(connect: () => pg.Client, place: string, patience: number): Promise<pg.Client> {
  for (const deadline = performance.now() + patience; ; await sleep(250)) {
    const client = connect();
    // Errors of a connection that is made or used come through the call as well.
    client.on("error", () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => {});
      const mayCome = !(error instanceof pg.DatabaseError) || /^(08|53|57P)/.test(error.code ?? "");
      if (!mayCome || performance.now() > deadline) throw refusal(place, error as Error);
    }
  }
}

async function requireUsable(client: pg.Client, place: string, mayCreate: boolean) {
  try {
    const { rows } = await client.query(`select current_setting('server_version_num')::int as version,
      current_setting('server_encoding') as encoding, current_schema()::text as schema,
      current_setting('transaction_read_only') = 'on' as is_read_only, to_regclass('kysely_migration') is null as is_empty`);
    const { version, encoding, schema, is_read_only, is_empty } = rows[0];
    const major = Math.floor(version / 10_000);
    if (major < oldestVersion)
      throw new StartError(
        `DATABASE_URL: PostgreSQL ${oldestVersion} or newer is needed; ${place} is of version ${major}`,
      );
    if (encoding !== "UTF8") throw new StartError(`DATABASE_URL: ${place} is in ${encoding}; it must be in UTF8`);
    if (schema === null) throw new StartError(`DATABASE_URL: ${place} has no schema that its search_path names`);
    if (is_read_only) throw new StartError(`DATABASE_URL: ${place} takes no writes`);
    if (is_empty && !mayCreate) throw lostDatabase(`at ${place}`, "empty");
    return { schema: String(schema) };
  } catch (error) {
    throw error instanceof StartError ? error : refusal(place, error as Error);
  } finally {
    await client.end();
  }
}

function explain(error: unknown, place: string): unknown {
  const cause = error instanceof DatabaseError ? (error.cause as Error) : error;
  const isRefused = cause instanceof pg.DatabaseError && cause.code === "42501";
  return isRefused || error instanceof DatabaseError ? refusal(place, cause as Error) : error;
}

/** The server's own words, which never repeat a password; some failures of a socket have a code and no words. */
function refusal(place: string, cause: Error & { code?: string }): StartError {
  const words = (cause.message || cause.code || "no answer").replace(/\s+/g, " ");
  return new StartError(`DATABASE_URL: ${place} cannot be used: ${words}`, { cause });
}
