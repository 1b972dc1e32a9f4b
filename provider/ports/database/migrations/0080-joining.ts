import { type Kysely, sql } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Links by which people join a client, who waits to be let in, and who is invited. */
export async function createJoining(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("join_links")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("created_by", integer, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("token", text, (column) => column.notNull().unique())
    .addColumn("branch_id", integer)
    .addColumn("ends_at", text)
    .addColumn("most", integer)
    .addColumn("used", integer, (column) => column.notNull().defaultTo(0))
    .addColumn("is_with_approval", boolean, (column) => column.notNull().defaultTo(sql`true`))
    .addColumn("created_at", text, required)
    .execute();
  await db.schema.createIndex("join_links_of_client").on("join_links").columns(["client_id", "id"]).execute();
  await db.schema
    .createTable("join_requests")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("branch_id", integer)
    .addColumn("name", text, required)
    .addColumn("phone", text, required)
    .addColumn("email", text, required)
    .addColumn("created_at", text, required)
    .addUniqueConstraint("join_requests_once", ["client_id", "user_id"])
    .execute();
  await db.schema.createIndex("join_requests_of_user").on("join_requests").column("user_id").execute();
  await db.schema
    .createTable("invitations")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("created_by", integer, (column) => column.references("users.id").onDelete("set null"))
    .addColumn("person_id", integer, (column) => column.unique().references("people.id").onDelete("cascade"))
    .addColumn("role", text, required)
    .addColumn("branch_ids", text, required)
    .addColumn("name", text, required)
    .addColumn("phone", text, required)
    .addColumn("email", text, required)
    .addColumn("token_hash", text, (column) => column.notNull().unique())
    .addColumn("created_at", text, required)
    .addColumn("expires_at", text, required)
    .execute();
  await db.schema.createIndex("invitations_of_client").on("invitations").columns(["client_id", "id"]).execute();
  await db.schema.createIndex("invitations_by_expiry").on("invitations").column("expires_at").execute();
}
