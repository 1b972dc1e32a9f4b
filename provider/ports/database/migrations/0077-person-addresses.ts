import { type Kysely, sql } from "kysely";
import { columnTypes, ofClient, required } from "../columns";

/** What people say of themselves, and the short addresses of their cards, each of which belongs to one of them for good. */
export async function addPersonAddresses(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  for (const [column, value] of [
    ["about", "''"],
    ["links", "'[]'"],
    ["handle", "''"],
  ] as const)
    await db.schema
      .alterTable("people")
      .addColumn(column, text, (added) => added.notNull().defaultTo(sql.raw(value)))
      .execute();
  for (const column of ["is_with_person_handles", "is_with_listed_people"])
    await db.schema
      .alterTable("profiles")
      .addColumn(column, boolean, (added) => added.notNull().defaultTo(sql`false`))
      .execute();
  // The person may be gone.
  await db.schema
    .createTable("handles")
    .addColumn("client_id", integer, ofClient)
    .addColumn("handle", text, required)
    .addColumn("person_id", integer)
    .addColumn("created_at", text, required)
    .addPrimaryKeyConstraint("handles_of_client", ["client_id", "handle"])
    .execute();
}
