import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** One line about what a company sells; may be empty. */
export async function addTagline(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable("profiles")
    .addColumn("tagline", text, (column) => required(column).defaultTo(""))
    .execute();
}
