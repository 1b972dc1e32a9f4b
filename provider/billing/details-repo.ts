import type { Party } from "@/lib/contract/billing/party";
import type { Db } from "../ports/database/schema";

const columns = ["name", "address", "pin", "state", "country", "gstin"] as const;

/** Undefined where the client has not said whom its invoices are for. */
export function findDetails(db: Db, clientId: number): Promise<Party | undefined> {
  return db.selectFrom("billing_details").select(columns).where("client_id", "=", clientId).executeTakeFirst();
}

export async function saveDetails(db: Db, clientId: number, details: Party, now: string): Promise<void> {
  await db
    .insertInto("billing_details")
    .values({ client_id: clientId, ...details, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("client_id").doUpdateSet({ ...details, updated_at: now }))
    .execute();
}
