import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** The last card import of each client and its result. */
export async function createCardImports(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("card_imports")
    .addColumn("client_id", integer, (column) => column.primaryKey().references("clients.id").onDelete("cascade"))
    .addColumn("upload", text, (column) => column.notNull().unique())
    .addColumn("status", text, required)
    .addColumn("detail", text, required)
    .addColumn("report", text)
    .addColumn("started_at", text, required)
    .execute();
}
