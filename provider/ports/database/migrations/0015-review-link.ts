import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Where visitors review a company on Google; empty where it names no such place. */
export async function addReviewLink(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable("profiles")
    .addColumn("review_link", text, (column) => required(column).defaultTo(""))
    .execute();
}
