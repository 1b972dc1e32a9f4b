import type { Kysely } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Enquiries and orders of visitors. A unique ticket keeps a form from being stored twice. */
export async function createLeads(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("leads")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("ticket", text, required)
    .addColumn("kind", text, required)
    .addColumn("status", text, required)
    .addColumn("name", text, required)
    .addColumn("folded_name", text, required)
    .addColumn("phone", text, required)
    .addColumn("folded_phone", text, required)
    .addColumn("email", text, required)
    .addColumn("message", text, required)
    .addColumn("folded_message", text, required)
    .addColumn("items", text, required)
    .addColumn("total", text, required)
    .addColumn("notes", text, required)
    .addColumn("remind_on", text)
    .addColumn("consent", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addUniqueConstraint("leads_ticket", ["client_id", "ticket"])
    .execute();
  await db.schema.createIndex("leads_by_time").on("leads").columns(["client_id", "created_at"]).execute();
  await db.schema.createIndex("leads_by_status").on("leads").columns(["client_id", "status", "created_at"]).execute();
  // For administrators, who see all clients' leads.
  await db.schema.createIndex("all_leads_by_time").on("leads").column("created_at").execute();
  await db.schema.createIndex("all_leads_by_status").on("leads").columns(["status", "created_at"]).execute();
  // For requests about personal data, and for expiry.
  await db.schema.createIndex("leads_by_email").on("leads").column("email").execute();
  await db.schema.createIndex("leads_by_phone").on("leads").column("folded_phone").execute();
  await db.schema.createIndex("leads_by_change").on("leads").column("updated_at").execute();
}
