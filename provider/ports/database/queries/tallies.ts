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

/** How many rows there are of what these count, as the database keeps it: exact, and read at once however many. */
export function readTally(db: Db, ...names: Tally[]): Promise<number> {
  return sumUp(db.selectFrom("tallies").where("name", "in", names));
}

/** The tables whose rows are counted by days, and the time of each by which they are. */
export const timesOf = {
  products: "created_at",
  documents: "uploaded_at",
  feedback: "created_at",
} as const;
export type DatedTable = keyof typeof timesOf;

/** How many of them there are from before `time`, an ISO time. Only that day's rows are looked at. */
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
