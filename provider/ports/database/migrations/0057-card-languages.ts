import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** A card's main language and those that are off, and the language in which a visitor wrote; null where none is known. */
export async function addCardLanguages(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const name of ["language", "languages_off"])
    await db.schema.alterTable("profiles").addColumn(name, text).execute();
  for (const table of ["leads", "feedback", "appointments"])
    await db.schema.alterTable(table).addColumn("language", text).execute();
}
