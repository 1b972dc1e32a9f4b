import type { Insertable } from "kysely";
import { billingLimits } from "@/lib/contract/billing/values";
import type { Database, Db, Row } from "../ports/database/schema";

export type PaymentRow = Row<"payments">;
export type CreditRow = { currency: string; amount: number };

/** The newest first. */
export function listPaymentsOf(db: Db, clientId: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("client_id", "=", clientId)
    .orderBy("id", "desc")
    .limit(billingLimits.listed)
    .execute();
}

/** Money that was confirmed in these days, by currency. */
export async function sumReceived(db: Db, { from, to }: { from: string; to: string }): Promise<CreditRow[]> {
  const rows = await db
    .selectFrom("payments")
    .select((eb) => ["currency", eb.fn.sum<number>("amount").as("amount")])
    .where("kind", "=", "received")
    .where("created_on", ">=", from)
    .where("created_on", "<=", to)
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return rows.map(({ currency, amount }) => ({ currency, amount: Number(amount) }));
}

/** Money that came for a request, or under one of these names. */
export function listPaymentsNaming(db: Db, references: readonly string[], requestId?: number): Promise<PaymentRow[]> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("kind", "=", "received")
    .where((row) =>
      row.or([
        ...(references.length > 0 ? [row("reference", "in", references)] : []),
        ...(requestId === undefined ? [] : [row("request_id", "=", requestId)]),
      ]),
    )
    .orderBy("id")
    .execute();
}

/** Writes down money that came or went back, and what it changes of the client's credit. */
export async function insertPayment(trx: Db, payment: Insertable<Database["payments"]>): Promise<void> {
  const { id } = await trx.insertInto("payments").values(payment).returning("id").executeTakeFirstOrThrow();
  const { client_id, kind, currency, amount, created_on, created_at } = payment;
  const change =
    kind === "received" ? { cause: "payment" as const, amount } : { cause: "refund" as const, amount: -amount };
  await insertCredit(trx, { client_id, payment_id: id, currency, ...change, created_on, created_at });
}

/** By the gateway's name of a payment or a refund. */
export function findGatewayPayment(db: Db, gatewayId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom("payments").selectAll().where("gateway_id", "=", gatewayId).executeTakeFirst();
}

/** A client's, by the gateway's name of it, also one that was entered by hand with that name. */
export function findRefund(db: Db, clientId: number, gatewayId: string): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("kind", "=", "refunded")
    .where("client_id", "=", clientId)
    .where((row) => row.or([row("gateway_id", "=", gatewayId), row("reference", "=", gatewayId)]))
    .executeTakeFirst();
}

/** What was paid for a request on a page of a gateway, to the last paisa. */
export function findOnlinePayment(
  db: Db,
  { id, amount, bank_reference }: { id: number; amount: number; bank_reference: string | null },
): Promise<PaymentRow | undefined> {
  return db
    .selectFrom("payments")
    .selectAll()
    .where("request_id", "=", id)
    .where("gateway_id", "=", bank_reference)
    .where("amount", "=", amount)
    .executeTakeFirst();
}

/** Changes a client's credit. */
export async function insertCredit(trx: Db, credit: Insertable<Database["credits"]>): Promise<void> {
  await trx.insertInto("credits").values(credit).execute();
}

/** What a client has, in each currency in which that is not nought. */
export async function sumCredit(db: Db, clientId: number): Promise<CreditRow[]> {
  const rows = await db
    .selectFrom("credits")
    .select((eb) => ["currency", eb.fn.sum<number>("amount").as("amount")])
    .where("client_id", "=", clientId)
    .groupBy("currency")
    .orderBy("currency")
    .execute();
  return rows.filter(({ amount }) => amount !== 0);
}

export async function sumCreditIn(db: Db, clientId: number, currency: string): Promise<number> {
  return (await sumCredit(db, clientId)).find((credit) => credit.currency === currency)?.amount ?? 0;
}
