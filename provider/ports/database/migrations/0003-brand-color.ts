import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** A colour of the client's own choice. The logo's colour is kept with the logo. */
export async function addBrandColor(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("brand_color", columnTypes(db).text).execute();
}
