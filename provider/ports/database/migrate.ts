import { Migrator, sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import { migrations } from "./migrations";
import type { Db } from "./schema";

/** Runs before rows that are there are brought to a newer schema, and is told the first migration that does so. */
export type BeforeMigration = (next: string) => Promise<void>;

/** For a database that somebody else has made sure of. */
export const noBackup: BeforeMigration = async () => {};

type Options = {
  /** The one of PostgreSQL's schemas that holds the tables. */
  schema?: string;
  /** The last migration to run; without it all of them run. */
  upTo?: string;
  beforeMigration?: BeforeMigration;
};

/**
 * Brings the database to the newest schema, in one transaction; of processes that start together, one does it while the
 * others wait.
 *
 * @throws StartError where a newer version of this service has been at work on it, and whatever `beforeMigration` throws
 */
export async function migrate(db: Db, { schema, upTo, beforeMigration = noBackup }: Options = {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
    // The order is checked by the time of each, which is wrong where a clock was set back between two releases.
    allowUnorderedMigrations: true,
  });
  const known = await migrator.getMigrations();
  const next = known.find(({ executedAt }) => !executedAt);
  if (next && known.some(({ executedAt }) => executedAt)) await beforeMigration(next.name);
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  const stranger = /previously executed migration (\S+) is missing/.exec((error as Error | undefined)?.message ?? "");
  if (stranger)
    throw new StartError(
      `The database was written by a newer version, which made ${stranger[1]}; start that one again, ` +
        "or restore the backup that it made before migrating, with npm run restore",
    );
  if (error) throw error;
}

/** The names of those that have been run, in their order. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws StartError unless every migration of this version has been run, and no other */
export async function requireNewest(db: Db): Promise<void> {
  const applied = await listApplied(db);
  const isOlder = Object.keys(migrations).some((name) => !applied.includes(name));
  const isNewer = applied.some((name) => !Object.hasOwn(migrations, name));
  if (isOlder || isNewer)
    throw new StartError(`The database is of ${isNewer ? "a newer" : "an older"} version than this command`);
}
