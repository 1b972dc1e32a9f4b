import type { Kysely } from "kysely";
import { defaultPhoneRegion, phoneRegion } from "@/lib/contract/phone-region";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";
import type { Db } from "../schema";
import { readMeta, writeMeta } from "./meta";

const region = "phone_region";

/**
 * Folds every number again where numbers without a country code have come to belong to another country than those that
 * are stored were folded for. Cut off, it is simply repeated at the next start.
 */
export async function refoldPhones(db: Db): Promise<void> {
  if (((await readMeta(db, region)) ?? defaultPhoneRegion) === phoneRegion()) return;
  const anyDb = db as unknown as Kysely<unknown>;
  for (const table of ["clients", "leads", "appointments"])
    await fillFolded(anyDb, table, { phone: "folded_phone" }, foldPhone);
  await fillFolded(anyDb, "feedback", { customer_phone: "folded_phone" }, foldPhone);
  await writeMeta(db, region, phoneRegion());
}
