import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** Invoices and credit notes as PDF: the language of one and, once it is written, its file. */
export async function addDocumentFiles(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("invoices").addColumn("language", text).execute();
  await db.schema.alterTable("invoices").addColumn("file", text).execute();
}
