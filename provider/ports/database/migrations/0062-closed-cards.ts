import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Addresses of closed cards with what they tell, without a reference: they outlive what can be restored of their client. */
export async function createClosedCards(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("closed_cards")
    .addColumn("slug", text, (column) => column.primaryKey())
    .addColumn("client_id", integer, required)
    .addColumn("company_name", text, required)
    .addColumn("phone", text, required)
    .addColumn("is_on_whatsapp", boolean, required)
    .addColumn("closed_at", text, required)
    .execute();
  await db.schema.createIndex("closed_cards_by_client").on("closed_cards").column("client_id").execute();
}
