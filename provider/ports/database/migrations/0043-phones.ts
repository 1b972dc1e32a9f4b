import type { Kysely } from "kysely";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";

/** Finds numbers as they are read now: also those with their country's code twice, or behind noughts. */
export async function readPhonesAnew(db: Kysely<unknown>): Promise<void> {
  for (const table of ["clients", "leads", "appointments"])
    await fillFolded(db, table, { phone: "folded_phone" }, foldPhone);
}
