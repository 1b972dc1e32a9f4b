import type { Insertable, Updateable } from "kysely";
import type { GatewayName } from "@/lib/contract/billing/values";
import type { Database, Db, Row } from "../../ports/database/schema";

/** Pages of a gateway on which requests are paid, and what it told. */

export type PageRow = Row<"gateway_pages">;

export function findOpenPage(db: Db, requestId: number, gateway: GatewayName): Promise<PageRow | undefined> {
  return db
    .selectFrom("gateway_pages")
    .selectAll()
    .where("request_id", "=", requestId)
    .where("gateway", "=", gateway)
    .where("is_open", "=", true)
    .executeTakeFirst();
}

/** By the gateway's name of it. */
export function findPageNamed(db: Db, name: string): Promise<PageRow | undefined> {
  return db.selectFrom("gateway_pages").selectAll().where("page_id", "=", name).executeTakeFirst();
}

/** Those to ask for without having been told of them. */
export function listPagesToCheck(
  db: Db,
  now: string,
  { after, limit }: { after: number; limit: number },
): Promise<PageRow[]> {
  return db
    .selectFrom("gateway_pages")
    .selectAll()
    .where("is_open", "=", true)
    .where("check_at", "<=", now)
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function insertPage(trx: Db, page: Insertable<Database["gateway_pages"]>): Promise<void> {
  await trx.insertInto("gateway_pages").values(page).execute();
}

export async function updatePage(trx: Db, id: number, change: Updateable<Database["gateway_pages"]>): Promise<void> {
  await trx.updateTable("gateway_pages").set(change).where("id", "=", id).execute();
}

export async function checkPagesSoon(trx: Db, requestId: number, now: string): Promise<void> {
  await trx.updateTable("gateway_pages").set({ check_at: now }).where("request_id", "=", requestId).execute();
}

/** @returns false for one that is there already */
export async function insertEvent(trx: Db, event: Insertable<Database["gateway_events"]>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto("gateway_events")
    .values(event)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
