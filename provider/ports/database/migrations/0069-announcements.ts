import { type Kysely, sql } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** What administrators tell owners, and who has put it away. */
export async function createAnnouncements(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("announcements")
    .addColumn("id", integer, identity(db))
    .addColumn("kind", text, required)
    .addColumn("title", text, required)
    .addColumn("text", text, required)
    .addColumn("link", text, required)
    .addColumn("texts", text)
    .addColumn("plan_id", integer, (column) => column.references("plans.id"))
    .addColumn("starts_at", text, required)
    .addColumn("ends_at", text, required)
    .addColumn("is_by_mail", boolean, required)
    .addColumn("told_up_to", integer, (column) => column.notNull().defaultTo(0))
    .addColumn("told_at", text)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema.createIndex("announcements_by_end").on("announcements").column("ends_at").execute();

  const owned = (table: string) => (column: Parameters<typeof required>[0]) =>
    required(column).references(`${table}.id`).onDelete("cascade");
  await db.schema
    .createTable("dismissals")
    .addColumn("announcement_id", integer, owned("announcements"))
    .addColumn("user_id", integer, owned("users"))
    .addPrimaryKeyConstraint("dismissals_key", ["announcement_id", "user_id"])
    .execute();
  await db.schema.createIndex("dismissals_by_user").on("dismissals").column("user_id").execute();

  await db.schema
    .alterTable("mailings")
    .addColumn("is_for_announcements", boolean, (column) => column.notNull().defaultTo(sql`true`))
    .execute();
}
