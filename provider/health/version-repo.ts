import { sql } from "kysely";
import { isPostgres } from "../ports/database/columns";
import { listApplied } from "../ports/database/migrate";
import type { Db } from "../ports/database/schema";

/** Engine with version, and the last migration. */
export async function readDatabaseVersion(db: Db): Promise<{ database: string; schema: string }> {
  const [applied, database] = await Promise.all([listApplied(db), isPostgres(db) ? askPostgres(db) : askSqlite(db)]);
  return { database, schema: applied.at(-1) ?? "" };
}

async function askPostgres(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db);
  return `PostgreSQL ${rows[0]?.version.split(" ", 1)[0]}`;
}

async function askSqlite(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`select sqlite_version() as version`.execute(db);
  return `SQLite ${rows[0]?.version}`;
}
