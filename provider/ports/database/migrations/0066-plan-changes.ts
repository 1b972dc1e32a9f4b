import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** Owners change their plan, or end it; what is paid says until when. */
export async function addPlanChanges(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  const subscriptions = () => db.schema.alterTable("subscriptions");
  await subscriptions().addColumn("next_plan_id", integer).execute();
  await subscriptions().addColumn("changes_on", text).execute();
  await subscriptions()
    .addColumn("is_ending", boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute();
  await db.schema.alterTable("payment_requests").addColumn("from_plan_id", integer).execute();
  for (const table of ["payment_requests", "invoices"])
    await db.schema.alterTable(table).addColumn("until_on", text).execute();
}
