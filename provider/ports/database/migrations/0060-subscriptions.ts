import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/** How the plans of clients stand. Those that are on one already owe nothing until an administrator says by when. */
export async function dateSubscriptions(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .alterTable("plans")
    .addColumn("trial_days", integer, (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ["state", "due_on", "anchor_on", "paused_on", "told_on", "next_on"])
    await db.schema.alterTable("subscriptions").addColumn(name, text).execute();
  await db.schema
    .alterTable("subscriptions")
    .addColumn("is_trial", boolean, (column) => column.notNull().defaultTo(sql`false`))
    .execute();
  await sql`update subscriptions set state = 'active' where plan_id is not null`.execute(db);
  for (const column of ["next_on", "state", "due_on"])
    await db.schema
      .createIndex(`subscriptions_by_${column}`)
      .on("subscriptions")
      .columns([column, "client_id"])
      .execute();
}
