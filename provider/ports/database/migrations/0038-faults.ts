import type { Kysely } from "kysely";
import { columnTypes, identity, required } from "../columns";

/** Logged errors with their count, one row per message and hour. */
export async function createFaults(db: Kysely<unknown>): Promise<void> {
  const { text, integer } = columnTypes(db);
  await db.schema
    .createTable("faults")
    .addColumn("id", integer, identity(db))
    .addColumn("hour", text, required)
    .addColumn("message", text, required)
    .addColumn("detail", text, required)
    .addColumn("count", integer, required)
    .addColumn("last_at", text, required)
    .addColumn("request_id", text)
    .addColumn("job", text)
    .addUniqueConstraint("faults_by_hour", ["hour", "message", "detail"])
    .execute();
}
