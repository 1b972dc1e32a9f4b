import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Reviews and testimonials. A unique ticket keeps a form from being stored twice. */
export async function createFeedback(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("feedback")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("customer_name", text, required)
    .addColumn("folded_customer_name", text, required)
    .addColumn("customer_email", text, required)
    .addColumn("message", text, required)
    .addColumn("folded_message", text, required)
    .addColumn("rating", integer, required)
    .addColumn("status", text, required)
    .addColumn("response", text)
    .addColumn("origin", text, required)
    .addColumn("consent", text, required)
    .addColumn("ticket", text)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("responded_at", text)
    .execute();
  await db.schema
    .createIndex("feedback_tickets")
    .unique()
    .on("feedback")
    .columns(["client_id", "ticket"])
    .where(sql.ref("ticket"), "is not", null)
    .execute();
  const byTime = ["created_at", "id"];
  for (const [name, columns] of Object.entries({
    feedback_by_time: byTime,
    feedback_by_client: ["client_id", ...byTime],
    feedback_by_status: ["client_id", "status", ...byTime],
    feedback_by_email: ["customer_email", "created_at"],
    feedback_by_change: ["status", "updated_at"],
  }))
    await db.schema.createIndex(name).on("feedback").columns(columns).execute();
}
