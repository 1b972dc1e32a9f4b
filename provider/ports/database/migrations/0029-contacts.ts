import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/**
 * A company's currency, null for the site's own, and its further numbers, links and places, as JSON; and in which
 * currency an order was made, null where that was the site's own.
 */
export async function addContacts(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const name of ["currency", "phones", "links", "branches"])
    await db.schema.alterTable("profiles").addColumn(name, text).execute();
  await db.schema.alterTable("leads").addColumn("currency", text).execute();
}
