import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/**
 * Foreign keys cascade, so deleting a user deletes the client and its content. Files are removed by the service, which
 * knows their keys.
 */
export async function createInitialTables(db: Kysely<unknown>): Promise<void> {
  await createAccounts(db);
  await createContent(db);
  await createRecords(db);
}

async function createAccounts(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("meta")
    .addColumn("key", text, (column) => column.primaryKey())
    .addColumn("value", text, required)
    .execute();
  await db.schema
    .createTable("users")
    .addColumn("id", integer, identity(db))
    .addColumn("email", text, (column) => column.notNull().unique())
    .addColumn("username", text, required)
    .addColumn("password_hash", text, required)
    .addColumn("is_admin", boolean, required)
    .addColumn("is_active", boolean, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("sessions")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("refresh_hash", text, required)
    .addColumn("previous_hash", text)
    .addColumn("rotated_at", text, required)
    .addColumn("created_at", text, required)
    .addColumn("expires_at", text, required)
    .execute();
  await db.schema.createIndex("sessions_by_user").on("sessions").column("user_id").execute();
  await db.schema
    .createTable("clients")
    .addColumn("id", integer, identity(db))
    .addColumn("user_id", integer, (column) => column.notNull().unique().references("users.id").onDelete("cascade"))
    .addColumn("company_name", text, required)
    .addColumn("phone", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema.createIndex("clients_by_created").on("clients").column("created_at").execute();
  await db.schema.createIndex("clients_by_updated").on("clients").column("updated_at").execute();
  await db.schema
    .createTable("slugs")
    .addColumn("slug", text, (column) => column.primaryKey())
    .addColumn("client_id", integer, ofClient)
    .addColumn("is_current", boolean, required)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema
    .createIndex("slugs_current")
    .unique()
    .on("slugs")
    .column("client_id")
    .where(sql.ref("is_current"), "=", true)
    .execute();
  await db.schema.createIndex("slugs_by_client").on("slugs").column("client_id").execute();
}

async function createContent(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("profiles")
    .addColumn("client_id", integer, (column) => column.primaryKey().references("clients.id").onDelete("cascade"))
    .addColumn("address", text, required)
    .addColumn("location", text, required)
    .addColumn("about_us", text, required)
    .addColumn("template_choice", text, required)
    .addColumn("social_media_links", text, required)
    .addColumn("logo", text)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("documents")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("file_name", text, required)
    .addColumn("file", text, (column) => column.notNull().unique())
    .addColumn("size", integer, required)
    .addColumn("uploaded_at", text, required)
    .execute();
  await db.schema
    .createTable("products")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("name", text, required)
    .addColumn("description", text, required)
    .addColumn("price_cents", integer)
    .addColumn("image", text)
    .addColumn("status", text, required)
    .addColumn("position", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("videos")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("title", text, required)
    .addColumn("description", text, required)
    .addColumn("youtube_url", text, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  await db.schema
    .createTable("banners")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("banner_type", text, required)
    .addColumn("title", text, required)
    .addColumn("description", text, required)
    .addColumn("image", text)
    .addColumn("youtube_url", text)
    .addColumn("is_active", boolean, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();
  for (const table of ["documents", "products", "videos", "banners"])
    await db.schema.createIndex(`${table}_by_client`).on(table).column("client_id").execute();
}

async function createRecords(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("audit_log")
    .addColumn("id", integer, identity(db))
    .addColumn("at", text, required)
    .addColumn("actor_id", integer)
    .addColumn("action", text, required)
    .addColumn("target", text, required)
    .addColumn("address", text, required)
    .addColumn("detail", text, required)
    .execute();
  await db.schema.createIndex("audit_by_time").on("audit_log").column("at").execute();
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("key", text, required)
    .addColumn("fingerprint", text, required)
    .addColumn("status", integer, required)
    .addColumn("body", text, required)
    .addColumn("created_at", text, required)
    .addPrimaryKeyConstraint("idempotency_keys_of_user", ["user_id", "key"])
    .execute();
}
