import { type Kysely, sql } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Requests for a card. The index on actions finds the newest ones for administrators. */
export async function createSignUps(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("sign_ups")
    .addColumn("id", integer, identity(db))
    .addColumn("company_name", text, required)
    .addColumn("name", text, required)
    .addColumn("phone", text, required)
    .addColumn("email", text, required)
    .addColumn("consented_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("accepted_at", text)
    .addColumn("client_id", integer, (column) => column.references("clients.id").onDelete("set null"))
    .execute();
  await db.schema
    .createIndex("sign_ups_waiting")
    .unique()
    .on("sign_ups")
    .column("email")
    .where(sql.ref("accepted_at"), "is", null)
    .execute();
  await db.schema.createIndex("sign_ups_by_created").on("sign_ups").column("created_at").execute();
  await db.schema.createIndex("sign_ups_by_client").on("sign_ups").column("client_id").execute();
  await db.schema.createIndex("audit_by_action").on("audit_log").columns(["action", "at"]).execute();
}
