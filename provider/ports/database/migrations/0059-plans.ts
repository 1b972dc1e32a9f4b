import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Plans, which client is on which, and what of a client's content rests beyond its plan. */
export async function createPlans(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("plans")
    .addColumn("id", integer, identity(db))
    .addColumn("name", text, required)
    .addColumn("price_thousandths", integer, required)
    .addColumn("old_price_thousandths", integer)
    .addColumn("currency", text, required)
    .addColumn("months", integer, required)
    .addColumn("limits", text, required)
    .addColumn("features", text, required)
    .addColumn("is_public", boolean, required)
    .addColumn("is_default", boolean, required)
    .addColumn("position", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addColumn("deleted_at", text)
    .execute();
  await db.schema
    .createTable("subscriptions")
    .addColumn("client_id", integer, (column) => ofClient(column).primaryKey())
    .addColumn("plan_id", integer, (column) => column.references("plans.id"))
    .addColumn("started_on", text)
    .addColumn("limits", text)
    .addColumn("features", text)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema.createIndex("subscriptions_by_plan").on("subscriptions").columns(["plan_id", "client_id"]).execute();
  for (const table of ["documents", "products", "videos", "banners", "people"])
    await db.schema
      .alterTable(table)
      .addColumn("is_resting", boolean, (column) => column.notNull().defaultTo(sql`false`))
      .execute();
}
