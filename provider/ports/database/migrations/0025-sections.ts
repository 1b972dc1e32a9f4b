import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** How a card's sections are arranged, as JSON, and what becomes of empty ones; null where nothing is chosen. */
export async function addSections(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("sections", text).execute();
  await db.schema.alterTable("profiles").addColumn("empty_sections", text).execute();
}
