import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { StartError } from "@/lib/runtime/start-error";
import { DatabaseError } from "./failure";
import { lostDatabase } from "./lost-database";
import { type BeforeMigration, migrate } from "./migrate";
import { connectPostgres, createClient, noLimits } from "./postgres-connection";
import { refuseUnfinished } from "./unfinished-restore";

const oldestVersion = 15;

type Wanted = {
  /** Whether the database may be empty. */
  mayCreate: boolean;
  /** How long to wait for a server that does not answer yet, in milliseconds. */
  patience: number;
};

type Start = Wanted & { beforeMigration: BeforeMigration };

/** Waits for the server, checks it and migrates the database. @throws StartError */
export async function preparePostgres(url: string, { beforeMigration, ...wanted }: Start): Promise<void> {
  const { place, schema } = await requirePostgres(url, wanted);
  const db = connectPostgres(url, { ...noLimits, max: 1 });
  try {
    await refuseUnfinished(db, place);
    await migrate(db, { schema, beforeMigration });
    // Another process may have started a restore in the meantime.
    await refuseUnfinished(db, place);
  } catch (error) {
    throw explain(error, place);
  } finally {
    await db.destroy();
  }
}

/** Waits for the server and checks it, without writing. @throws StartError */
export async function requirePostgres(
  url: string,
  { mayCreate, patience }: Wanted,
): Promise<{ place: string; schema: string }> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StartError("DATABASE_URL: must begin with postgres:// or postgresql://");
  const place = describePlace(url);
  const { schema } = await requireUsable(await reach(url, place, patience), place, mayCreate);
  return { place, schema };
}

/** Host and database for messages; never the password. */
function describePlace(url: string): string {
  try {
    const { host, port, database } = createClient(url);
    return `${host.startsWith("/") ? host : `${host}:${port}`}/${database}`;
  } catch (cause) {
    throw new StartError(`DATABASE_URL: cannot be read (${(cause as { code?: string }).code ?? "malformed"})`, {
      cause,
    });
  }
}

/** Retries, because the server is often started together with us. */
async function reach(url: string, place: string, patience: number): Promise<pg.Client> {
  for (const deadline = performance.now() + patience; ; await sleep(250)) {
    const client = createClient(url);
    // The same errors also reject the calls.
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

/** The server's message, which never contains a password; some socket errors have only a code. */
function refusal(place: string, cause: Error & { code?: string }): StartError {
  const words = (cause.message || cause.code || "no answer").replace(/\s+/g, " ");
  return new StartError(`DATABASE_URL: ${place} cannot be used: ${words}`, { cause });
}
