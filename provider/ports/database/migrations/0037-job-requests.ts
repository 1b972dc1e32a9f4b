import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** The request that created a job, so that their log entries can be read together. */
export async function addJobRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("request_id", columnTypes(db).text).execute();
}
