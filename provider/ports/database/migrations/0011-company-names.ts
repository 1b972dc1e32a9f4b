import type { Kysely } from "kysely";
import { columnTypes, ofClient, required } from "../columns";

/** Former company names, so that links with them still work. */
export async function createCompanyNames(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("company_names")
    .addColumn("folded_name", text, required)
    .addColumn("client_id", integer, ofClient)
    .addColumn("created_at", text, required)
    .addPrimaryKeyConstraint("company_names_by_name", ["folded_name", "client_id"])
    .execute();
  await db.schema.createIndex("company_names_by_client").on("company_names").column("client_id").execute();
}
