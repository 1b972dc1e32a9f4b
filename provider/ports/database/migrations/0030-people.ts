import type { Kysely } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** People of a company, in the client's order. */
export async function createPeople(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("people")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("name", text, required)
    .addColumn("folded_name", text, required)
    .addColumn("role", text, required)
    .addColumn("folded_role", text, required)
    .addColumn("phone", text, required)
    .addColumn("whatsapp", text, required)
    .addColumn("email", text, required)
    .addColumn("image", text)
    .addColumn("position", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema.createIndex("people_by_client").on("people").column("client_id").execute();
}
