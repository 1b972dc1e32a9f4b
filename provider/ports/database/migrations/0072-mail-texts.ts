import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** The operator's own words for mails, by kind and language. */
export async function createMailTexts(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .createTable("mail_texts")
    .addColumn("kind", text, required)
    .addColumn("language", text, required)
    .addColumn("subject", text, required)
    .addColumn("body", text, required)
    .addColumn("updated_at", text, required)
    .addPrimaryKeyConstraint("mail_texts_key", ["kind", "language"])
    .execute();
}
