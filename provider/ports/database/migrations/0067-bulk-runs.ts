import type { Kysely } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** What was done to many clients at once, without references: a client may be deleted before its turn comes. */
export async function createBulkRuns(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("bulk_runs")
    .addColumn("id", integer, identity(db))
    .addColumn("action", text, required)
    .addColumn("undoes", integer, (column) => column.unique())
    .addColumn("created_at", text, required)
    .addColumn("finished_at", text)
    .execute();
  await db.schema.createIndex("bulk_runs_by_finished_at").on("bulk_runs").column("finished_at").execute();
  await db.schema
    .createTable("bulk_items")
    .addColumn("run_id", integer, (column) => column.notNull().references("bulk_runs.id").onDelete("cascade"))
    .addColumn("client_id", integer, required)
    .addColumn("outcome", text)
    .addColumn("before", text)
    .addColumn("after", text)
    .addPrimaryKeyConstraint("bulk_items_key", ["run_id", "client_id"])
    .execute();
}
