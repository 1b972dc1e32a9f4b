import type { Kysely } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Public keys of passkeys, and which sessions were opened with one. */
export async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("passkeys")
    .addColumn("id", integer, identity(db))
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("credential_id", text, (column) => column.notNull().unique())
    .addColumn("public_key", text, required)
    .addColumn("counter", integer, required)
    .addColumn("is_synced", boolean, required)
    .addColumn("agent", text)
    .addColumn("created_at", text, required)
    .addColumn("used_at", text)
    .execute();
  await db.schema.createIndex("passkeys_by_user").on("passkeys").column("user_id").execute();
  await db.schema.alterTable("sessions").addColumn("proved_at", text).execute();
}
