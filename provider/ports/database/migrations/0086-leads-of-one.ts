import type { Kysely } from "kysely";

/** A company's leads of one person, or of nobody, are counted, and put in order of time, from the index alone. */
export async function orderLeadsOfOne(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex("leads_of_one").on("leads").columns(["client_id", "person_id", "created_at"]).execute();
}
