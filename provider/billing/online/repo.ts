import type { Insertable, Updateable } from "kysely";
import type { GatewayName } from "@/lib/contract/billing/values";
import type { Database, Db, Row } from "../../ports/database/schema";
import type { GatewayEvent } from "../../ports/gateway/gateway";

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

/** Those that an event names, or on which the payment was made that it names. */
export function listPagesTold(db: Db, { pageId, paymentId }: Omit<GatewayEvent, "id">): Promise<PageRow[]> {
  return db
    .selectFrom("gateway_pages")
    .selectAll()
    .where((page) =>
      page.or([
        page("page_id", "=", pageId),
        page("request_id", "in", (payments) =>
          payments
            .selectFrom("payments")
            .select((payment) => payment.fn.coalesce("payments.request_id", payment.lit(0)).as("request_id"))
            .where("gateway_id", "=", paymentId),
        ),
      ]),
    )
    .execute();
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

export async function checkPagesAt(trx: Db, requestId: number, check_at: string): Promise<void> {
  await trx.updateTable("gateway_pages").set({ check_at }).where("request_id", "=", requestId).execute();
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
