import type { Kysely } from "kysely";
import { columnTypes, ofClient, required } from "../columns";

/** Those who left a company: where their addresses lead, and for a while what brings them back. */
export async function createFormerPeople(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("former_people")
    .addColumn("id", integer, (column) => column.primaryKey())
    .addColumn("client_id", integer, ofClient)
    .addColumn("successor_id", integer)
    .addColumn("is_told", boolean, required)
    .addColumn("left_at", text, required)
    .addColumn("branch_id", integer)
    .addColumn("sealed", text)
    .execute();
  await db.schema
    .createIndex("former_people_of_client")
    .on("former_people")
    .columns(["client_id", "left_at", "id"])
    .execute();
  await db.schema.createIndex("former_people_by_time").on("former_people").column("left_at").execute();
}
