import type { Kysely } from "kysely";

/** Finds payments by what a bank's statement says of them. */
export async function paymentsByReference(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex("payment_requests_by_bank_reference")
    .on("payment_requests")
    .column("bank_reference")
    .execute();
  await db.schema.createIndex("payments_by_reference").on("payments").column("reference").execute();
}
