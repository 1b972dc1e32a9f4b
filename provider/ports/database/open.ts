import path from "node:path";
import { holdsFormerData, lockDataDir } from "@/lib/process/data-dir";
import type { DatabasePort } from "./database";
import type { BeforeMigration } from "./migrate";
import { requireServable } from "./notices";
import { openPostgres } from "./postgres";
import { openSqlite } from "./sqlite";

/**
 * One of the two databases; a file of our own is kept from other processes as long as it is open.
 *
 * @throws StartError as `openPostgres`, `lockDataDir` and `openSqlite`, and where the file's rows have moved on.
 */
export async function openDatabase(
  dataDir: string,
  databaseUrl: string | undefined,
  beforeMigration: BeforeMigration,
): Promise<DatabasePort> {
  if (databaseUrl !== undefined)
    return openPostgres(databaseUrl, { mayCreate: !holdsFormerData(dataDir), beforeMigration });
  const { unlock, endedBadly } = lockDataDir(dataDir);
  try {
    requireServable(dataDir);
    const mayCreate = !holdsFormerData(dataDir);
    const database = await openSqlite(sqliteFile(dataDir), { mayCreate, check: endedBadly, beforeMigration });
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

export function sqliteFile(dataDir: string): string {
  return path.join(dataDir, "namaskard.db");
}
