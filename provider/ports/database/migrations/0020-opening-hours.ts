import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** Opening hours as JSON; null if not set. */
export async function addOpeningHours(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("opening_hours", columnTypes(db).text).execute();
}
