import type { Kysely } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** What members may say on their cards, and what they ask their company to change there. */
export async function createChangeRequests(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("member_rules", text).execute();
  await db.schema
    .createTable("change_requests")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("person_id", integer, (column) => column.notNull().references("people.id").onDelete("cascade"))
    .addColumn("membership_id", integer, (column) => column.notNull().references("memberships.id").onDelete("cascade"))
    .addColumn("field", text, required)
    .addColumn("value", text, required)
    .addColumn("note", text, required)
    .addColumn("created_at", text, required)
    .addUniqueConstraint("change_requests_of_person", ["person_id", "field"])
    .execute();
  await db.schema.createIndex("change_requests_of_client").on("change_requests").columns(["client_id", "id"]).execute();
  await db.schema.createIndex("change_requests_of_member").on("change_requests").column("membership_id").execute();
}
