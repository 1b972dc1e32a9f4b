import type { Kysely } from "kysely";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";

/** Refolds phone numbers with the present rules, which also handle a repeated country code or leading zeros. */
export async function readPhonesAnew(db: Kysely<unknown>): Promise<void> {
  for (const table of ["clients", "leads", "appointments"])
    await fillFolded(db, table, { phone: "folded_phone" }, foldPhone);
}
