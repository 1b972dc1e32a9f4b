import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** What a company sells, in one line; empty where it says nothing. */
export async function addTagline(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable("profiles")
    .addColumn("tagline", text, (column) => required(column).defaultTo(""))
    .execute();
}
