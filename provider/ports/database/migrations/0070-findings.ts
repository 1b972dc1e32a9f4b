import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

/** What was last found of each check, and of which administrators were told; whether they want such mails; the last month they were told of. */
export async function createFindings(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("findings")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("state", text, required)
    .addColumn("detail", text, required)
    .addColumn("value", integer)
    .addColumn("told_at", text)
    .addColumn("well_since", text)
    .execute();
  await db.schema
    .alterTable("mailings")
    .addColumn("is_for_operations", boolean, (column) => column.notNull().defaultTo(sql`true`))
    .execute();
  await db.schema.alterTable("mailings").addColumn("month_day", text).execute();
}
