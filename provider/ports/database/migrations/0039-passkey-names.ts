import type { Kysely } from "kysely";
import { columnTypes } from "../columns";

/** What owners call their passkeys, since several may have been made in the same kind of browser. */
export async function addPasskeyNames(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("passkeys").addColumn("name", columnTypes(db).text).execute();
}
