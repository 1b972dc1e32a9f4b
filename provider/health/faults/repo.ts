import { dayMs } from "@/lib/contract/clock";
import type { Db, Row } from "../../ports/database/schema";

export type Fault = Omit<Row<"faults">, "id">;

/** Adds to those of the same hour, message and detail, in whichever process they were. */
export async function addFaults(db: Db, faults: readonly Fault[]): Promise<void> {
  for (const fault of faults)
    await db
      .insertInto("faults")
      .values(fault)
      .onConflict((conflict) =>
        conflict.columns(["hour", "message", "detail"]).doUpdateSet((eb) => ({
          count: eb("faults.count", "+", fault.count),
          last_at: fault.last_at,
          request_id: fault.request_id,
          job: fault.job,
        })),
      )
      .execute();
}

/** How many of them are told. */
const kinds = 100;

/** Those of the last day, each kind once, the latest first. */
export async function listFaults(db: Db, now: Date): Promise<Omit<Fault, "hour">[]> {
  const rows = await db
    .selectFrom("faults")
    .select(["message", "detail", "count", "last_at", "request_id", "job"])
    .where("hour", ">=", new Date(now.getTime() - dayMs).toISOString())
    .orderBy("last_at", "desc")
    .limit(24 * kinds)
    .execute();
  const byKind = new Map<string, Omit<Fault, "hour">>();
  for (const row of rows) {
    const key = `${row.message}\n${row.detail}`;
    const latest = byKind.get(key);
    if (latest) latest.count += row.count;
    else byKind.set(key, row);
  }
  return [...byKind.values()].slice(0, kinds);
}
