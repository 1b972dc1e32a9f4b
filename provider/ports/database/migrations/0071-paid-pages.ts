import { type Kysely, sql } from "kysely";

/** Paid pages are asked for as well, for what goes back of them; those that were closed before are not. */
export async function checkPaidPages(db: Kysely<unknown>): Promise<void> {
  await sql`update gateway_pages set check_at = null where not is_open`.execute(db);
  await db.schema.dropIndex("open_gateway_pages").execute();
  await db.schema
    .createIndex("gateway_pages_to_check")
    .on("gateway_pages")
    .columns(["check_at", "id"])
    .where(sql.ref("check_at"), "is not", null)
    .execute();
}
