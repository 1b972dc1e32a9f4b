import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";

/** Where a session was opened, and known browsers of accounts. */
export async function rememberDevices(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  for (const column of ["agent", "address", "country", "town"])
    await db.schema.alterTable("sessions").addColumn(column, text).execute();
  await db.schema
    .createTable("known_devices")
    .addColumn("user_id", integer, (column) => column.notNull().references("users.id").onDelete("cascade"))
    .addColumn("device_hash", text, required)
    .addColumn("seen_at", text, required)
    .addPrimaryKeyConstraint("known_devices_key", ["user_id", "device_hash"])
    .execute();
  await db.schema.createIndex("known_devices_by_time").on("known_devices").column("seen_at").execute();
}
