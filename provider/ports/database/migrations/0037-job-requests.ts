import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** Which request a job came of, so that the log of both can be read together. */
export async function addJobRequests(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("request_id", columnTypes(db).text).execute();
}
