import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Who administrators were that have been removed, so that the record still names them for as long as it is kept. */
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
