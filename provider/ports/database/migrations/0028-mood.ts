import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** In which of its design's moods a card is; null for the first. */
export async function addMood(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("mood", text).execute();
}
