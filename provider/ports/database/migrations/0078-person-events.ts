import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/**
 * On whose card an event was. As with its client, there is no foreign key: what a person's card brought stays. Leads are
 * counted by person without reading them.
 */
export async function addPersonEvents(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema.alterTable("events").addColumn("person_id", integer).execute();
  await db.schema
    .createIndex("leads_by_person")
    .on("leads")
    .columns(["client_id", "created_at", "person_id", "status"])
    .where(sql.ref("person_id"), "is not", null)
    .execute();
}
