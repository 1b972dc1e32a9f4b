import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";

/** At most one reset link per account, and phone numbers for client sign-in. */
export async function createResetLinks(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("reset_links")
    .addColumn("user_id", integer, (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("token_hash", text, (column) => column.notNull().unique())
    .addColumn("created_at", text, required)
    .addColumn("expires_at", text, required)
    .execute();
  await db.schema.createIndex("reset_links_by_expiry").on("reset_links").column("expires_at").execute();

  await db.schema
    .alterTable("clients")
    .addColumn("folded_phone", text, (column) => required(column).defaultTo(""))
    .execute();
  await fillFolded(db, "clients", { phone: "folded_phone" }, foldPhone);
  await db.schema.createIndex("clients_by_phone").on("clients").column("folded_phone").execute();
}
