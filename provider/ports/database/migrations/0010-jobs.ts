import { type Kysely, sql } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Background jobs. A unique `key` keeps a recurring job to one row. */
export async function createJobs(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("jobs")
    .addColumn("id", integer, identity(db))
    .addColumn("kind", text, required)
    .addColumn("key", text, (column) => column.unique())
    .addColumn("payload", text, required)
    .addColumn("run_at", text, required)
    .addColumn("attempts", integer, required)
    .addColumn("lease", text)
    .addColumn("leased_until", text)
    .addColumn("error", text)
    .addColumn("dead_at", text)
    .addColumn("created_at", text, required)
    .execute();
  await db.schema
    .createIndex("jobs_by_time")
    .on("jobs")
    .columns(["run_at", "id"])
    .where(sql.ref("dead_at"), "is", null)
    .execute();
  await db.schema.createIndex("sessions_by_expiry").on("sessions").column("expires_at").execute();
  await db.schema.createIndex("idempotency_keys_by_created").on("idempotency_keys").column("created_at").execute();
}
