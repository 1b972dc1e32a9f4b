import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** When a company is open, as JSON; null where it does not say. */
export async function addOpeningHours(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("opening_hours", columnTypes(db).text).execute();
}
