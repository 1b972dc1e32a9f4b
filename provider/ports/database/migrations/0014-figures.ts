import { type Kysely, sql } from "kysely";
import { columnTypes, isPostgres, ofClient, required } from "../columns";

/**
 * Adds figures per month and year. Rows are ordered for reading: a metric's days are next to each other. All figures
 * are counted again from events.
 */
export async function addSpans(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  const end = isPostgres(db) ? sql`` : sql`without rowid`;
  for (const table of ["figures", "site_figures"]) await db.schema.dropTable(table).execute();
  await db.schema
    .createTable("figures")
    .addColumn("client_id", integer, ofClient)
    .addColumn("span", text, required)
    .addColumn("metric", text, required)
    .addColumn("day", text, required)
    .addColumn("item", text, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("figures_key", ["client_id", "span", "metric", "day", "item"])
    .modifyEnd(end)
    .execute();
  await db.schema
    .createTable("site_figures")
    .addColumn("span", text, required)
    .addColumn("metric", text, required)
    .addColumn("day", text, required)
    .addColumn("item", text, required)
    .addColumn("count", integer, required)
    .addPrimaryKeyConstraint("site_figures_key", ["span", "metric", "day", "item"])
    .modifyEnd(end)
    .execute();
  await addCountToKey(db, "figures", ["client_id", "span", "metric", "day", "item"]);
  await addCountToKey(db, "site_figures", ["span", "metric", "day", "item"]);
  // For ranking companies by metrics without an item, which have one row each.
  await db.schema
    .createIndex("figures_of_all")
    .on("figures")
    .columns(["span", "metric", "day", "client_id", "count"])
    .where(sql.ref("item"), "=", sql.lit(""))
    .execute();
  await sql`
    insert into event_days (client_id, day, changed_at)
    select client_id, day, max(at) from events where client_id in (select id from clients) group by client_id, day
    on conflict do nothing`.execute(db);

  // For the last minutes of one company or of all.
  await db.schema.dropIndex("events_by_time").execute();
  await db.schema.createIndex("events_by_time").on("events").columns(["at", "client_id"]).execute();
}

/**
 * SQLite stores these rows in key order. PostgreSQL stores them as they came, each on another page; with the count in
 * the key's index, the rows need not be read.
 */
async function addCountToKey(db: Kysely<unknown>, table: string, key: readonly string[]): Promise<void> {
  if (!isPostgres(db)) return;
  const name = sql.ref(`${table}_key`);
  const columns = sql.join(key.map((column) => sql.ref(column)));
  await sql`alter table ${sql.table(table)} drop constraint ${name},
    add constraint ${name} primary key (${columns}) include (count)`.execute(db);
}
