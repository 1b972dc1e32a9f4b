import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** The chosen mood of the card's design; null means the first. */
export async function addMood(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema.alterTable("profiles").addColumn("mood", text).execute();
}
