import type { Kysely } from "kysely";

/** The leads of many people are counted by status, and put in order of time, from the index alone. */
export async function orderLeadsOfPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("leads_of_person").execute();
  await db.schema.createIndex("leads_of_person").on("leads").columns(["person_id", "status", "created_at"]).execute();
}
