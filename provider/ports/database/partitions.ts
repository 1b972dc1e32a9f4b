import { sql } from "kysely";
import { dayAfter } from "@/lib/contract/clock";
import { isPostgres } from "./columns";
import type { Db } from "./schema";

/**
 * On PostgreSQL a large table is partitioned by day, so that queries read only the days that they need, and old days
 * are dropped at once. Rows of a day without a partition go to the default one. SQLite has a single table; these
 * functions do nothing there.
 */
export type PartitionedTable = "events";

/** Adds missing partitions for days (YYYY-MM-DD). A day with rows in the default partition stays there. */
export async function addPartitions(db: Db, table: PartitionedTable, days: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return;
  const present = new Set(await listPartitions(db, table));
  for (const day of days) {
    if (present.has(nameOf(table, day)) || (await isInLast(db, table, day))) continue;
    const [from, to] = [sql.lit(day), sql.lit(dayAfter(day))];
    await sql`create table if not exists ${sql.table(nameOf(table, day))}
      partition of ${sql.table(table)} for values from (${from}) to (${to})`.execute(db);
  }
}

/** Drops partitions of days before `day`; rows in the default partition must be deleted instead. */
export async function dropPartitionsBefore(db: Db, table: PartitionedTable, day: string): Promise<void> {
  if (!isPostgres(db)) return;
  for (const name of await listPartitions(db, table))
    if (name < nameOf(table, day)) await sql`drop table if exists ${sql.table(name)}`.execute(db);
}

/** Partitions of days, by name. */
async function listPartitions(db: Db, table: PartitionedTable): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname::text as name from pg_inherits
    join pg_class as child on child.oid = inhrelid
    where inhparent = to_regclass(${table}) and child.relname like ${`${table}\\_20%`}
    order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

async function isInLast(db: Db, table: PartitionedTable, day: string): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(`${table}_other`)} where day = ${day} limit 1`.execute(db);
  return rows.length > 0;
}

function nameOf(table: PartitionedTable, day: string): string {
  return `${table}_${day.replaceAll("-", "")}`;
}
