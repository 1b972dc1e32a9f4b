import { type SelectQueryBuilder, sql } from "kysely";
import type { Database, Db } from "../schema";

type Tally =
  | "clients"
  | "active_clients"
  | "products"
  | "documents"
  | "shown_documents"
  | "feedback"
  | "audit"
  | `audit:${string}`;

/** Reads row counts that triggers maintain: exact, and fast for any number of rows. */
export function readTally(db: Db, ...names: Tally[]): Promise<number> {
  return sumUp(db.selectFrom("tallies").where("name", "in", names));
}

/** Tables that are counted by day, and the column with the time. */
export const timesOf = {
  products: "created_at",
  documents: "uploaded_at",
  feedback: "created_at",
} as const;
export type DatedTable = keyof typeof timesOf;

/** Number of rows before the ISO time `time`. Scans only rows of that day. */
export async function readTallyBefore(db: Db, table: DatedTable, time: string): Promise<number> {
  const day = time.slice(0, 10);
  const column = sql.ref(timesOf[table]);
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)} where ${column} >= ${day} and ${column} < ${time}`.execute(db);
  return (
    (rows[0]?.count ?? 0) + (await sumUp(db.selectFrom("tallies").where("name", "=", table).where("day", "<", day)))
  );
}

async function sumUp(tallies: SelectQueryBuilder<Database, "tallies", object>): Promise<number> {
  const { sum } = await tallies.select(sql<number>`coalesce(sum(count), 0)`.as("sum")).executeTakeFirstOrThrow();
  return sum;
}
