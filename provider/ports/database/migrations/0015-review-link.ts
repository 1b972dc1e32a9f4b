import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Link to the company's reviews on Google; empty if not set. */
export async function addReviewLink(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable("profiles")
    .addColumn("review_link", text, (column) => required(column).defaultTo(""))
    .execute();
}
