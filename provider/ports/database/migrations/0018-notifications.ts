import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Notifications, push subscriptions and mail settings of accounts, and total visitors of cards. */
export async function createNotifications(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  const ofUser = (column: Parameters<typeof required>[0]) =>
    required(column).references("users.id").onDelete("cascade");
  await db.schema
    .createTable("notifications")
    .addColumn("id", integer, identity(db))
    .addColumn("user_id", integer, ofUser)
    .addColumn("kind", text, required)
    .addColumn("detail", text, required)
    .addColumn("count", integer)
    .addColumn("subject_id", integer)
    .addColumn("delivered_at", text)
    .addColumn("read_at", text)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("notifications_by_user").on("notifications").columns(["user_id", "id"]).execute();
  await db.schema
    .createIndex("notifications_unread")
    .on("notifications")
    .columns(["user_id", "id"])
    .where(sql.ref("read_at"), "is", null)
    .execute();
  await db.schema.createIndex("notifications_by_time").on("notifications").column("created_at").execute();

  await db.schema
    .createTable("devices")
    .addColumn("id", integer, identity(db))
    .addColumn("user_id", integer, ofUser)
    .addColumn("session_id", text, required)
    .addColumn("endpoint", text, (column) => column.notNull().unique())
    .addColumn("p256dh", text, required)
    .addColumn("auth", text, required)
    .addColumn("failures", integer, required)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("devices_by_user").on("devices").columns(["user_id", "id"]).execute();

  await db.schema
    .createTable("mailings")
    .addColumn("user_id", integer, (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("is_for_leads", boolean, required)
    .addColumn("is_for_reviews", boolean, required)
    .addColumn("is_for_digest", boolean, required)
    .addColumn("is_for_sign_ups", boolean, required)
    .addColumn("digest_day", text)
    .execute();

  await db.schema.alterTable("leads").addColumn("reminded_on", text).execute();
  await db.schema
    .createIndex("leads_by_reminder")
    .on("leads")
    .columns(["id"])
    .where(sql.ref("remind_on"), "is not", null)
    .execute();

  await db.schema
    .createTable("milestones")
    .addColumn("client_id", integer, (column) => ofClient(column).primaryKey())
    .addColumn("visitors", integer, required)
    .addColumn("reached", integer, required)
    .execute();
  await sql`
    insert into milestones (client_id, visitors, reached)
    select client_id, sum(count), 0 from figures where span = 'day' and metric = 'visitors' group by client_id`.execute(
    db,
  );
}
