import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** Order of a card's sections as JSON, and whether to show empty ones; null if not chosen. */
export async function addSections(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("sections", text).execute();
  await db.schema.alterTable("profiles").addColumn("empty_sections", text).execute();
}
