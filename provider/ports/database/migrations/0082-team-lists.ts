import type { Kysely } from "kysely";
import { columnTypes, required } from "../columns";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";

/** People are found by their number, and a page of many is read in their order. */
export async function listTeams(db: Kysely<unknown>): Promise<void> {
  const { text } = columnTypes(db);
  await db.schema
    .alterTable("people")
    .addColumn("folded_phone", text, (column) => required(column).defaultTo(""))
    .execute();
  await fillFolded(db, "people", { phone: "folded_phone" }, foldPhone);
  await db.schema.createIndex("people_in_order").on("people").columns(["client_id", "position", "id"]).execute();
}
