import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** For finding a company by name in any script with an index. 0006 fills the column. */
export async function addFoldedName(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("clients")
    .addColumn("folded_name", columnTypes(db).text, (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("clients_by_folded_name").on("clients").column("folded_name").execute();
}
