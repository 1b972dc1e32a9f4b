import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** On whose card an event was. As with its client, there is no foreign key: what a person's card brought stays. */
export async function addPersonEvents(db: Kysely<unknown>): Promise<void> {
  const { integer } = columnTypes(db);
  await db.schema.alterTable("events").addColumn("person_id", integer).execute();
}
