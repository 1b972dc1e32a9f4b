import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** People may have hours and a diary of their own, whose times are looked up by whose they are. */
export async function addPersonHours(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("people").addColumn("hours", text).execute();
  await db.schema
    .alterTable("people")
    .addColumn("appointments", text, (column) => required(column).defaultTo("company"))
    .execute();
  await db.schema
    .createIndex("appointments_of_person_by_start")
    .on("appointments")
    .columns(["person_id", "starts_at"])
    .execute();
}
