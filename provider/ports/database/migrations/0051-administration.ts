import { type Kysely, sql } from "kysely";
import { columnTypes } from "../columns";

/**
 * Last sign-in of accounts, filled from known browsers, and the site's price and operator, which only settings of the
 * deployment could set before.
 */
export async function addAdministration(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema.alterTable("users").addColumn("signed_in_at", text).execute();
  await sql`update users set signed_in_at = (select max(seen_at) from known_devices where user_id = users.id)`.execute(
    db,
  );
  for (const name of ["price", "old_price", "refund_days", "delivery_days"])
    await db.schema.alterTable("site").addColumn(name, integer).execute();
  for (const name of ["price_period", "operator_name", "operator_address", "governing_law"])
    await db.schema.alterTable("site").addColumn(name, text).execute();
}
