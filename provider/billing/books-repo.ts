import type { Updateable } from "kysely";
import { defaultSeries } from "@/lib/contract/billing/values";
import type { Database, Db, Row } from "../ports/database/schema";

/** The one row. */
const id = 1;

export type BooksRow = Pick<
  Row<"billing_settings">,
  "invoice_series" | "note_series" | "upi_id" | "upi_name" | "bank" | "note"
>;

/** Undefined until something was set or issued. */
export function findBooks(db: Db): Promise<BooksRow | undefined> {
  return db.selectFrom("billing_settings").selectAll().where("id", "=", id).executeTakeFirst();
}

/**
 * The settings, made where there are none, and nobody else's until the end of the transaction. Every write about money
 * holds them before anything else, so that two of them never see the same credit, terms or number.
 */
export function holdBooks(trx: Db, now: string): Promise<BooksRow> {
  return trx
    .insertInto("billing_settings")
    .values({ id, ...defaultSeries, bank: null, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet((eb) => ({ id: eb.ref("excluded.id") })))
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateBooks(trx: Db, change: Updateable<Database["billing_settings"]>): Promise<void> {
  await trx.updateTable("billing_settings").set(change).where("id", "=", id).execute();
}
