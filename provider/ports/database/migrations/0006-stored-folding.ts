import type { Kysely } from "kysely";
import { columnTypes } from "../columns";
import { fillFolded } from "../folding/fill-folded";

/** Maps columns that are searched or sorted to their folded columns. */
const foldedColumns: Record<string, Record<string, string>> = {
  documents: { file_name: "folded_file_name" },
  products: { name: "folded_name", description: "folded_description" },
  videos: { title: "folded_title", description: "folded_description" },
  banners: { title: "folded_title", description: "folded_description" },
  sign_ups: { company_name: "folded_company_name", name: "folded_name" },
};

/** Texts are folded on write; the first release folded them on every search with a function in SQLite. */
export async function storeFoldedTexts(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.dropIndex("clients_by_name").ifExists().execute();
  await fillFolded(db, "clients", { company_name: "folded_name" });
  for (const [table, columns] of Object.entries(foldedColumns)) {
    for (const folded of Object.values(columns))
      await db.schema
        .alterTable(table)
        .addColumn(folded, text, (column) => column.notNull().defaultTo(""))
        .execute();
    await fillFolded(db, table, columns);
  }
}
