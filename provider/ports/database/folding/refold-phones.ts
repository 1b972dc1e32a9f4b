import type { Kysely } from "kysely";
import { defaultPhoneRegion, phoneRegion } from "@/lib/contract/phone-region";
import type { Db } from "../schema";
import { fillFolded } from "./fill-folded";
import { foldPhone } from "./fold-phone";

const region = "phone_region";

/**
 * Folds every number again where numbers without a country code have come to belong to another country than those that
 * are stored were folded for. Cut off, it is simply repeated at the next start.
 */
export async function refoldPhones(db: Db): Promise<void> {
  const row = await db.selectFrom("meta").select("value").where("key", "=", region).executeTakeFirst();
  if ((row?.value ?? defaultPhoneRegion) === phoneRegion()) return;
  for (const table of ["clients", "leads"])
    await fillFolded(db as unknown as Kysely<unknown>, table, { phone: "folded_phone" }, foldPhone);
  await db
    .insertInto("meta")
    .values({ key: region, value: phoneRegion() })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value: phoneRegion() }))
    .execute();
}
