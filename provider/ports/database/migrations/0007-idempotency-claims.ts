import { type Kysely, sql } from "kysely";
import { columnTypes, required } from "../columns";

/**
 * Claims a key before its call runs, so that calls in several processes find each other. SQLite cannot drop NOT NULL,
 * so both databases copy the rows to a new table.
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
