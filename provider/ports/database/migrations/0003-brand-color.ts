import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** The client's own colour; the logo's colour is stored with the logo. */
export async function addBrandColor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("brand_color", columnTypes(db).text).execute();
}
