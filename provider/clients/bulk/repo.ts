import type { SkipReason } from "@/lib/contract/clients/values";
import { lockRow } from "../../ports/database/queries/lock-row";
import type { Db, Row } from "../../ports/database/schema";

export type RunRow = Row<"bulk_runs">;

/** Rows in one insert. */
const batch = 500;

export function findRun(db: Db, id: number): Promise<RunRow | undefined> {
  return db.selectFrom("bulk_runs").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockRun(trx: Db, id: number): Promise<RunRow | undefined> {
  return lockRow(trx, "bulk_runs", "id", id);
}

export async function isUndone(db: Db, id: number): Promise<boolean> {
  return (await db.selectFrom("bulk_runs").select("id").where("undoes", "=", id).executeTakeFirst()) !== undefined;
}

export function insertRun(trx: Db, run: Pick<RunRow, "action" | "undoes" | "created_at">): Promise<RunRow> {
  return trx.insertInto("bulk_runs").values(run).returningAll().executeTakeFirstOrThrow();
}

export async function insertItems(trx: Db, run_id: number, clientIds: readonly number[]): Promise<void> {
  for (let start = 0; start < clientIds.length; start += batch)
    await trx
      .insertInto("bulk_items")
      .values(clientIds.slice(start, start + batch).map((client_id) => ({ run_id, client_id })))
      .execute();
}

/** The clients that something has happened to in an earlier run, with what they were before and after it. */
export async function copyDoneItems(trx: Db, from: number, to: number): Promise<void> {
  await trx
    .insertInto("bulk_items")
    .columns(["run_id", "client_id", "before", "after"])
    .expression((eb) =>
      eb
        .selectFrom("bulk_items")
        .select((item) => [item.val(to).as("run_id"), "client_id", "before", "after"])
        .where("run_id", "=", from)
        .where("outcome", "=", "done"),
    )
    .execute();
}

/** Clients whose turn has not come. */
export function listOpenItems(
  db: Db,
  runId: number,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return db
    .selectFrom("bulk_items")
    .select("client_id as id")
    .where("run_id", "=", runId)
    .where("outcome", "is", null)
    .where("client_id", ">", after)
    .orderBy("client_id")
    .limit(limit)
    .execute();
}

/** Undefined once the client has had its turn. */
export function findOpenItem(db: Db, runId: number, clientId: number): Promise<Row<"bulk_items"> | undefined> {
  return db
    .selectFrom("bulk_items")
    .selectAll()
    .where("run_id", "=", runId)
    .where("client_id", "=", clientId)
    .where("outcome", "is", null)
    .executeTakeFirst();
}

export type Outcome = "done" | SkipReason;

export async function settleItem(
  trx: Db,
  { run_id, client_id }: Pick<Row<"bulk_items">, "run_id" | "client_id">,
  settled: { outcome: Outcome; before?: string | null; after?: string | null },
): Promise<void> {
  await trx
    .updateTable("bulk_items")
    .set(settled)
    .where("run_id", "=", run_id)
    .where("client_id", "=", client_id)
    .execute();
}

export async function finishRun(db: Db, id: number, now: string): Promise<void> {
  await db.updateTable("bulk_runs").set({ finished_at: now }).where("id", "=", id).execute();
}

/** How many clients came out how; null for those whose turn has not come. */
export async function countOutcomes(db: Db, runId: number): Promise<Map<Outcome | null, number>> {
  const rows = await db
    .selectFrom("bulk_items")
    .select((eb) => ["outcome", eb.fn.countAll<number>().as("count")])
    .where("run_id", "=", runId)
    .groupBy("outcome")
    .execute();
  return new Map(rows.map(({ outcome, count }) => [outcome as Outcome | null, Number(count)]));
}
