import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Names of removed administrators, for as long as the audit log refers to them. */
export async function rememberAdministrators(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("former_administrators")
    .addColumn("user_id", integer, (column) => column.primaryKey())
    .addColumn("name", text, required)
    .addColumn("email", text, required)
    .addColumn("removed_at", text, required)
    .execute();
  await db.schema
    .createIndex("former_administrators_by_removal")
    .on("former_administrators")
    .column("removed_at")
    .execute();
}
