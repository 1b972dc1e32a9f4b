import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** What owners say in other languages, as JSON, and all of it folded where lists are searched; null where they say nothing. */
export async function addOwnWords(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("texts", text).execute();
  for (const table of ["documents", "products", "videos", "banners", "people"])
    for (const name of ["texts", "folded_texts"]) await db.schema.alterTable(table).addColumn(name, text).execute();
}
