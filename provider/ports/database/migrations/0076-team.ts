import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** Managers and members beside owners, people in branches, and what visitors send by the person on whose card they did. */
export async function createTeam(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema.alterTable("people").addColumn("branch_id", integer).execute();
  await db.schema.createIndex("people_of_branch").on("people").columns(["client_id", "branch_id", "id"]).execute();
  for (const table of ["memberships", "leads", "appointments"])
    await db.schema
      .alterTable(table)
      .addColumn("person_id", integer, (column) => column.references("people.id").onDelete("set null"))
      .execute();
  await db.schema
    .alterTable("memberships")
    .addColumn("branch_ids", text, (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createIndex("memberships_of_person")
    .unique()
    .on("memberships")
    .column("person_id")
    .where(sql.ref("person_id"), "is not", null)
    .execute();
  await db.schema.createIndex("leads_of_person").on("leads").columns(["person_id", "id"]).execute();
  await db.schema.createIndex("appointments_of_person").on("appointments").columns(["person_id", "id"]).execute();
}
