import type { Kysely } from "kysely";
import { defaultPhoneRegion, phoneRegion } from "@/lib/contract/phone-region";
import { fillFolded } from "../folding/fill-folded";
import { foldPhone } from "../folding/fold-phone";
import type { Db } from "../schema";
import { readMeta, writeMeta } from "./meta";

const region = "phone_region";

/**
 * Refolds all phone numbers if the default country for numbers without a code has changed. If interrupted, it runs
 * again at the next start.
 */
export async function refoldPhones(db: Db): Promise<void> {
  if (((await readMeta(db, region)) ?? defaultPhoneRegion) === phoneRegion()) return;
  const anyDb = db as unknown as Kysely<unknown>;
  for (const table of ["clients", "people", "leads", "appointments"])
    await fillFolded(anyDb, table, { phone: "folded_phone" }, foldPhone);
  await fillFolded(anyDb, "feedback", { customer_phone: "folded_phone" }, foldPhone);
  await writeMeta(db, region, phoneRegion());
}
