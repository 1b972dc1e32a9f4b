import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/**
 * A company's currency (null means the site's), more numbers, links and branches as JSON, and the currency of an order
 * (null means the site's).
 */
export async function addContacts(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const name of ["currency", "phones", "links", "branches"])
    await db.schema.alterTable("profiles").addColumn(name, text).execute();
  await db.schema.alterTable("leads").addColumn("currency", text).execute();
}
