import type { Kysely } from "kysely";
import { columnTypes, identity, ofClient, required } from "../columns";

/** Appointment settings of companies, and appointments of visitors. */
export async function createAppointments(db: Kysely<unknown>): Promise<void> {
  const { text, integer, boolean } = columnTypes(db);
  await db.schema
    .createTable("appointment_settings")
    .addColumn("client_id", integer, (column) => column.primaryKey().references("clients.id").onDelete("cascade"))
    .addColumn("is_on", boolean, required)
    .addColumn("services", text, required)
    .addColumn("step", integer)
    .addColumn("at_once", integer, required)
    .addColumn("notice_hours", integer, required)
    .addColumn("ahead_days", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .execute();

  await db.schema
    .createTable("appointments")
    .addColumn("id", integer, identity(db))
    .addColumn("client_id", integer, ofClient)
    .addColumn("ticket", text, required)
    .addColumn("token", text, (column) => column.notNull().unique())
    .addColumn("status", text, required)
    .addColumn("service", text, required)
    .addColumn("minutes", integer, required)
    .addColumn("price", text, required)
    .addColumn("starts_at", text, required)
    .addColumn("ends_at", text, required)
    .addColumn("held_until", text)
    .addColumn("name", text, required)
    .addColumn("phone", text, required)
    .addColumn("folded_phone", text, required)
    .addColumn("note", text, required)
    .addColumn("message", text, required)
    .addColumn("consent", text, required)
    .addColumn("sequence", integer, required)
    .addColumn("created_at", text, required)
    .addColumn("updated_at", text, required)
    .addUniqueConstraint("appointments_ticket", ["client_id", "ticket"])
    .execute();
  await db.schema.createIndex("appointments_by_start").on("appointments").columns(["client_id", "starts_at"]).execute();
  await db.schema
    .createIndex("appointments_by_status")
    .on("appointments")
    .columns(["client_id", "status", "starts_at"])
    .execute();
  // For requests about personal data, and for expiry.
  await db.schema.createIndex("appointments_by_phone").on("appointments").column("folded_phone").execute();
  await db.schema.createIndex("appointments_by_end").on("appointments").column("ends_at").execute();
}
