import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/**
 * Deleted clients until they can no longer be restored: their rows as JSON, so that no query finds them, and their
 * addresses, so that nobody else takes them.
 */
export async function createDeletedClients(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("deleted_clients")
    .addColumn("id", integer, (column) => column.primaryKey())
    .addColumn("user_id", integer, required)
    .addColumn("company_name", text, required)
    .addColumn("folded_name", text, required)
    .addColumn("email", text, required)
    .addColumn("phone", text, required)
    .addColumn("slug", text, required)
    .addColumn("deleted_at", text, required)
    .addColumn("restorable_until", text, required)
    .execute();
  await db.schema.createIndex("deleted_clients_by_end").on("deleted_clients").column("restorable_until").execute();
  await db.schema
    .createTable("deleted_rows")
    .addColumn("client_id", integer, (column) => column.notNull().references("deleted_clients.id").onDelete("cascade"))
    .addColumn("position", integer, required)
    .addColumn("name", text, required)
    .addColumn("rows", text, required)
    .addPrimaryKeyConstraint("deleted_rows_key", ["client_id", "position"])
    .execute();
  await db.schema
    .createTable("held_slugs")
    .addColumn("slug", text, (column) => column.primaryKey())
    .addColumn("client_id", integer, (column) => column.notNull().references("deleted_clients.id").onDelete("cascade"))
    .execute();
  await db.schema.createIndex("held_slugs_by_client").on("held_slugs").column("client_id").execute();
}
