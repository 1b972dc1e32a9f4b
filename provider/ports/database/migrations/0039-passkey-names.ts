import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** Names for passkeys, because several may come from the same kind of browser. */
export async function addPasskeyNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("passkeys").addColumn("name", columnTypes(db).text).execute();
}
