import { sql } from "kysely";
import { isPostgres } from "../columns";
import type { Db } from "../schema";

/** What time a database on another machine has; null where it is this machine's own. */
export async function readDatabaseClock(db: Db): Promise<Date | null> {
  if (!isPostgres(db)) return null;
  const { rows } = await sql<{
    now: string;
  }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`.execute(db);
  return rows[0] ? new Date(Number(rows[0].now)) : null;
}
