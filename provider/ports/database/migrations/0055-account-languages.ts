import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** The language of an account; null while it has chosen none. */
export async function addAccountLanguages(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("language", columnTypes(db).text).execute();
}
