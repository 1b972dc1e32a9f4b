import { type Kysely, sql } from "kysely";
import { columnTypes, isPostgres, ofClient, required } from "../columns";

/**
 * Events on cards and their figures. Events have no foreign key: there are millions, and a job deletes those of deleted
 * clients. Their primary key starts with company and day, as queries do.
 */
export async function createEvents(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("events")
    .addColumn("client_id", integer, required)
    .addColumn("day", text, required)
    .addColumn("id", text, required)
    .addColumn("hour", integer, required)
    .addColumn("at", text, required)
    .addColumn("kind", text, required)
    .addColumn("target", text)
    .addColumn("visitor", text)
    .addColumn("source", text, required)
    .addColumn("device", text, required)
    .addColumn("language", text)
    .addColumn("country", text)
    .addColumn("town", text)
    .addPrimaryKeyConstraint("events_key", ["client_id", "day", "id"])
    .modifyEnd(isPostgres(db) ? sql`partition by range (day)` : sql`without rowid`)
    .execute();
  // The default partition, for days without their own.
  if (isPostgres(db)) await sql`create table events_other partition of events default`.execute(db);
  await db.schema.createIndex("events_by_time").on("events").columns(["client_id", "at"]).execute();
  await db.schema.createIndex("events_by_day").on("events").column("day").execute();

  await db.schema
    .createTable("event_days")
    .addColumn("client_id", integer, ofClient)
    .addColumn("day", text, required)
    .addColumn("changed_at", text, required)
    .addPrimaryKeyConstraint("event_days_key", ["client_id", "day"])
    .execute();
  await db.schema.createIndex("event_days_by_change").on("event_days").column("changed_at").execute();

  await db.schema
    .createTable("figures")
    .addColumn("client_id", integer, ofClient)
    .addColumn("day", text, required)
    .addColumn("metric", text, required)
    .addColumn("item", text, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("figures_key", ["client_id", "day", "metric", "item"])
    .execute();
  await db.schema
    .createTable("site_figures")
    .addColumn("day", text, required)
    .addColumn("metric", text, required)
    .addColumn("item", text, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("site_figures_key", ["day", "metric", "item"])
    .execute();

  await db.schema
    .createTable("visitor_salts")
    .addColumn("day", text, (column) => column.primaryKey())
    .addColumn("salt", text, required)
    .execute();
  await db.schema
    .createTable("dropped_events")
    .addColumn("day", text, required)
    .addColumn("reason", text, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("dropped_events_key", ["day", "reason"])
    .execute();
  await db.schema.alterTable("profiles").addColumn("time_zone", text).execute();
}
