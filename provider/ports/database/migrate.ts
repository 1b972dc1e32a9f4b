import { Migrator, sql } from "kysely";
import { StartError } from "@/lib/runtime/start-error";
import { migrations } from "./migrations";
import type { Db } from "./schema";

/** Runs before existing rows are migrated; `next` is the first migration to run. */
export type BeforeMigration = (next: string) => Promise<void>;

/** For a database that needs no backup, or has been backed up. */
export const noBackup: BeforeMigration = async () => {};

type Options = {
  /** PostgreSQL's schema with the tables. */
  schema?: string;
  /** The last migration to run; all if left out. */
  upTo?: string;
  beforeMigration?: BeforeMigration;
};

/**
 * Migrates the database to the newest schema, in one transaction. Of processes that start together, one migrates while
 * the others wait.
 *
 * @throws StartError if a newer version of this service has used the database, and errors of `beforeMigration`
 */
export async function migrate(db: Db, { schema, upTo, beforeMigration = noBackup }: Options = {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
    // Kysely checks the order by time, which fails if the clock was set back between two releases.
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

/** Names of the migrations that have run, in order. */
export async function listApplied(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** @throws StartError unless exactly this version's migrations have run */
export async function requireNewest(db: Db): Promise<void> {
  const applied = await listApplied(db);
  const isOlder = Object.keys(migrations).some((name) => !applied.includes(name));
  const isNewer = applied.some((name) => !Object.hasOwn(migrations, name));
  if (isOlder || isNewer)
    throw new StartError(`The database is of ${isNewer ? "a newer" : "an older"} version than this command`);
}
