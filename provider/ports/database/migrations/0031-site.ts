import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Settings of the site by administrators: at most one row. */
export async function createSite(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("site")
    .addColumn("id", integer, (column) => column.primaryKey())
    .addColumn("name", text, required)
    .addColumn("color", text)
    .addColumn("logo", text)
    .addColumn("logo_color", text)
    .addColumn("whatsapp", text, required)
    .addColumn("email", text, required)
    .addColumn("currency", text)
    .addColumn("updated_at", text, required)
    .execute();
}
