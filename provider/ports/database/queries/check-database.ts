import { sql } from "kysely";
import { isPostgres } from "../columns";
import type { Db } from "../schema";

/** Damage of an SQLite database in SQLite's words; null if there is none, and for PostgreSQL, which checks itself. */
export async function findDamage(db: Db): Promise<string | null> {
  if (isPostgres(db)) return null;
  const { rows: verdicts } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db);
  const verdict = verdicts[0]?.quick_check;
  if (verdict !== "ok") return verdict ?? "no verdict";
  const { rows: strays } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db);
  const [stray] = strays;
  return stray ? `a row of ${stray.table} belongs to one of ${stray.parent} that is not there` : null;
}

/** What time a database on another machine has; null where it is this machine's own. */
export async function readDatabaseClock(db: Db): Promise<Date | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{
    now: string;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`.execute(db);
  return rows[0] ? new Date(Number(rows[0].now)) : null;
}
