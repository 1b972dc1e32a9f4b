import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Phone numbers of reviewers who give no e-mail. */
export async function addReviewPhones(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  for (const name of ["customer_phone", "folded_phone"])
    await db.schema
      .alterTable("feedback")
      .addColumn(name, text, (column) => required(column).defaultTo(""))
      .execute();
  await db.schema.createIndex("feedback_by_phone").on("feedback").column("folded_phone").execute();
}
