import path from "node:path";
import { holdsFormerData, lockDataDir } from "@/lib/runtime/data-dir";
import type { DatabasePort, ServedDatabase } from "./database";
import { type BeforeMigration, requireNewest } from "./migrate";
import { requireServable } from "./notices";
import { connectBeside, openPostgres } from "./postgres";
import { connectSqlite, openSqlite } from "./sqlite";

/**
 * Opens PostgreSQL or SQLite. An SQLite file is locked against other processes while it is open.
 *
 * @throws StartError as `openPostgres`, `lockDataDir` and `openSqlite`, and as `requireServable`.
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  beforeMigration: BeforeMigration,
): Promise<ServedDatabase> {
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, { mayCreate: !holdsFormerData(dataDir), beforeMigration });
  const { unlock, mayHaveLostWrites, vouch } = lockDataDir(dataDir);
  try {
    requireServable(dataDir);
    const mayCreate = !holdsFormerData(dataDir);
    const options = { mayCreate, check: mayHaveLostWrites, beforeMigration };
    const database = await openSqlite(sqliteFile(dataDir), options);
    vouch();
    const close = async () => {
      await database.close();
      unlock();
    };
    return { ...database, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

/**
 * Opens the database for a command next to a running service: takes no lock and does not migrate.
 *
 * @throws StartError if the database is missing, does not answer, or belongs to another version.
 */
export async function openBeside(dataDir: string, databaseUrl: string | undefined): Promise<DatabasePort> {
  const database = databaseUrl === undefined ? connectSqlite(sqliteFile(dataDir)) : await connectBeside(databaseUrl);
  try {
    await requireNewest(database.db);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, "namaskard.db");
}
