import { Migrator } from "kysely";
import { StartError } from "@/lib/process/start-error";
import { migrations } from "./migrations";
import type { Db } from "./schema";

/**
 * Brings the database to the newest schema, in one transaction; of processes that start together, one does it while the
 * others wait. `schema` is the one of PostgreSQL's that holds the tables.
 *
 * @throws StartError where a newer version of this service has been at work on it
 */
export async function migrate(db: Db, schema?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: schema,
    // The order is checked by the time of each, which is wrong where a clock was set back between two releases.
    allowUnorderedMigrations: true,
  });
  const { error } = await migrator.migrateToLatest();
  const stranger = /previously executed migration (\S+) is missing/.exec((error as Error | undefined)?.message ?? "");
  if (stranger)
    throw new StartError(
      `The database was written by a newer version, which made ${stranger[1]}; start that one again`,
    );
  if (error) throw error;
}
