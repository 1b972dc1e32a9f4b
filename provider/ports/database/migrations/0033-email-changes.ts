import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** E-mail changes that wait for the code sent to the new address. */
export async function createEmailChanges(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("email_changes")
    .addColumn("user_id", integer, (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("email", text, required)
    .addColumn("code_hash", text)
    .addColumn("failures", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("expires_at", text, required)
    .execute();
  await db.schema.createIndex("email_changes_by_time").on("email_changes").column("expires_at").execute();
}
