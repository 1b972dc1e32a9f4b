import { type Kysely, sql } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Pages of a gateway on which clients pay, and what it tells of them. */
export async function createGatewayPages(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema.alterTable("payment_requests").addColumn("gateway", text).execute();
  await db.schema.alterTable("payments").addColumn("gateway_id", text).execute();
  await db.schema.createIndex("payments_by_gateway").on("payments").column("gateway_id").unique().execute();
  await db.schema.createIndex("payments_by_request").on("payments").column("request_id").execute();
  await db.schema
    .createTable("gateway_pages")
    .addColumn("id", integer, identity(db))
    .addColumn("gateway", text, required)
    .addColumn("page_id", text, (column) => column.notNull().unique())
    .addColumn("url", text, required)
    .addColumn("request_id", integer, required)
    .addColumn("client_id", integer, required)
    .addColumn("is_open", boolean, required)
    .addColumn("check_at", text)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("gateway_pages_by_request").on("gateway_pages").columns(["request_id", "id"]).execute();
  await db.schema
    .createIndex("open_gateway_pages")
    .on("gateway_pages")
    .columns(["check_at", "id"])
    .where(sql.ref("is_open"), "=", sql`true`)
    .execute();
  await db.schema.createIndex("gateway_pages_by_age").on("gateway_pages").columns(["created_at", "id"]).execute();
  await db.schema
    .createTable("gateway_events")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("page_id", text)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("gateway_events_by_age").on("gateway_events").columns(["created_at", "id"]).execute();
}
