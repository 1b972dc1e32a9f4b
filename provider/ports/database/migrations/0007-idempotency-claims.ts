import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

/**
 * A key is taken before its call runs and answered after, so that calls in several processes find each other. SQLite
 * cannot let a column be null that once could not, so the rows move to a new table on both databases.
 */
export async function claimKeys(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema.alterTable("idempotency_keys").renameTo("answered_keys").execute();
  await db.schema
    .createTable("idempotency_keys")
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("key", text, required)
    .addColumn("fingerprint", text, required)
    .addColumn("status", integer)
    .addColumn("body", text, required)
    .addColumn("created_at", text, required)
    .addColumn("claim", text, required)
    .addColumn("claimed_until", text, required)
    .addPrimaryKeyConstraint("idempotency_keys_by_user", ["user_id", "key"])
    .execute();
  await sql`insert into idempotency_keys
    select user_id, key, fingerprint, status, body, created_at, '', created_at from answered_keys`.execute(db);
  await db.schema.dropTable("answered_keys").execute();
}
