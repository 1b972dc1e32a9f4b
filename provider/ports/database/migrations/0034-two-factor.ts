import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Authenticator apps of accounts, and their recovery codes. */
export async function createTwoFactor(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("two_factors")
    .addColumn("user_id", integer, (column) => column.primaryKey().references("users.id").onDelete("cascade"))
    .addColumn("secret", text, required)
    .addColumn("last_step", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("confirmed_at", text)
    .execute();
  await db.schema
    .createTable("recovery_codes")
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("code_hash", text, required)
    .addPrimaryKeyConstraint("recovery_codes_key", ["user_id", "code_hash"])
    .execute();
}
