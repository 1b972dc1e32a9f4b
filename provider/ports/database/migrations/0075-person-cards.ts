import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** Whether each of a company's people has a card of their own. */
export async function addPersonCards(db: Kysely<unknown>): Promise<void> {
  const { boolean } = columnTypes(db);
  await db.schema
    .alterTable("profiles")
    .addColumn("is_with_person_cards", boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute();
}
