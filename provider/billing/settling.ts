import type { AddPaymentInput, ConfirmRequestsInput, RefuseRequestsInput } from "@/lib/contract/billing/payment-schema";
import type { Outcome } from "@/lib/contract/billing/values";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import type { AuditActor } from "../kernel/write/audit-repo";
import { upgrade } from "../plans/changing";
import { renew } from "../plans/days";
import { findSubscription } from "../plans/repo";
import type { Db } from "../ports/database/schema";
import { isKnownClient } from "./clients-repo";
import { findDetails } from "./details-repo";
import { findParties, issueInvoice } from "./documents/issuing";
import { checkPagesAt } from "./online/repo";
import { insertPayment } from "./payments-repo";
import * as requests from "./requests-repo";
import { findTermsOn } from "./terms/repo";
import { readAmount, requirePast, type Till, timesOf, writeAmount, writeMoney } from "./till";

/** Requests that are paid or refused, and money that comes. */

type Money = { amount: number; currency: string; reference: string; received_on: string; gateway_id?: string };
/** How a request was paid on a page of a gateway. */
type Online = Pick<requests.RequestRow, "gateway" | "bank_reference">;
type Result = { id: number; outcome: Outcome };

/** Each in a write of its own. @throws ApiError 400 for a day to come, 409 where no terms are in force */
export async function confirmRequests(deps: Deps, { payments }: ConfirmRequestsInput, by: AuditActor) {
  return each(payments, ({ id, received_on, reference }) =>
    writeMoney(deps, by, async (till) => {
      requirePast(till, "received_on", received_on);
      const request = await requests.findRequest(till.trx, id);
      const refused = await whyUnpayable(till.trx, request);
      if (!request || refused) return refused ?? "gone";
      const { amount, currency, bank_reference } = request;
      await receive(till, request, { amount, currency, received_on, reference: reference || (bank_reference ?? "") });
      const invoice = await settle(deps, till, request);
      const detail = [writeAmount(request), invoice?.number].filter(Boolean).join(", ");
      await till.record({ action: "payment_confirmed", target: `client:${request.client_id}`, detail });
      return invoice ? "confirmed" : "credited";
    }),
  );
}

/** Each in a write of its own. */
export function refuseRequests(deps: Deps, { ids, reason }: RefuseRequestsInput, by: AuditActor): Promise<Result[]> {
  return each(
    ids.map((id) => ({ id })),
    ({ id }) =>
      writeMoney(deps, by, async (till) => {
        const request = await requests.findRequest(till.trx, id);
        if (request?.status !== "open") return request?.status === "paid" ? "paid" : "gone";
        await close(till, request, { status: "refused", reason });
        const target = `client:${request.client_id}`;
        await till.record({ action: "payment_refused", target, detail: request.reference });
        return "refused";
      }),
  );
}

/**
 * Money that came otherwise. What does not pay a request to the last paisa is the client's credit.
 *
 * @returns the invoice that it paid, or null
 * @throws ApiError 404 for a client or request that never was
 */
export function addPayment(
  deps: Deps,
  clientId: number,
  input: AddPaymentInput,
  by: AuditActor,
): Promise<number | null> {
  return writeMoney(deps, by, async (till) => {
    const { trx } = till;
    if (!(await isKnownClient(trx, clientId))) throw new ApiError("not_found", failures.clientNotFound);
    requirePast(till, "received_on", input.received_on);
    const money = { ...input, amount: readAmount(input.amount, input.currency) };
    const request = await findPaidFor(trx, clientId, input.request_id);
    const invoice = await take(deps, till, { client_id: clientId, id: input.request_id, request }, money);
    await till.record({ action: "payment_added", target: `client:${clientId}`, detail: writeAmount(money) });
    return invoice?.id ?? null;
  });
}

type PaidFor = { client_id: number; id: number | undefined; request: requests.RequestRow | undefined };

/**
 * Money of a client's, for a request or for none: what does not pay that to the last paisa is credit.
 *
 * @returns the invoice of what it paid, or null
 */
export async function take(deps: Deps, till: Till, { request, ...paidFor }: PaidFor, money: Money, online?: Online) {
  const isExact = request?.amount === money.amount && request.currency === money.currency;
  const isPaid = request && isExact && (await canSettle(till, request));
  const { client_id, id = null } = isPaid ? request : paidFor;
  await receive(till, { client_id, id }, money);
  return isPaid ? settle(deps, till, request, online) : null;
}

/**
 * Pays a request by what the client has, and gives what it is for.
 *
 * @returns the invoice; null for a change of plan that cannot be had any more, for which the money stays the client's credit
 */
export async function settle(deps: Deps, till: Till, request: requests.RequestRow, online?: Online) {
  const parties = await findParties(till.trx, request.client_id, till.today);
  const until_on = await give(deps, till, request);
  await close(till, request, until_on ? { status: "paid", ...online } : { status: "replaced" });
  return until_on ? issueInvoice(till, { ...request, until_on }, parties) : null;
}

/** @returns the last day that is paid for */
function give(deps: Deps, till: Till, { client_id, plan_id, from_plan_id, months }: requests.RequestRow) {
  if (from_plan_id === null) return renew(deps, till, client_id, { plan_id, months });
  return upgrade(deps, till, client_id, { plan_id, from_plan_id });
}

/** Its page at a gateway is looked at soon, so that nothing more is paid there. */
export async function close(
  till: Till,
  { id }: { id: number },
  change: { status: "paid" | "refused" | "replaced"; reason?: string } & Partial<Online>,
): Promise<void> {
  await checkPagesAt(till.trx, id, till.now);
  await requests.updateRequest(till.trx, id, { ...change, settled_on: till.today, updated_at: till.now });
}

async function receive(
  till: Till,
  { client_id, id }: { client_id: number; id: number | null },
  { received_on: paid_on, amount, currency, reference, gateway_id }: Money,
): Promise<void> {
  const money = { kind: "received" as const, amount, currency, reference, gateway_id, paid_on };
  await insertPayment(till.trx, { client_id, request_id: id, ...money, ...timesOf(till) });
}

/** Without terms there is no invoice, and money that is here cannot wait for them. */
async function canSettle({ trx, today }: Till, request: requests.RequestRow): Promise<boolean> {
  return (await whyUnpayable(trx, request)) === null && (await findTermsOn(trx, today)) !== undefined;
}

/** Why it cannot be paid: a client that is gone, or without a plan, has no use of the time; one without details no invoice. */
async function whyUnpayable(trx: Db, request: requests.RequestRow | undefined): Promise<Outcome | null> {
  if (request?.status !== "open") return request?.status === "paid" ? "paid" : "gone";
  const subscription = await findSubscription(trx, request.client_id);
  if (!subscription || subscription.plan_id === null) return "gone";
  return (await findDetails(trx, request.client_id)) ? null : "detailsMissing";
}

async function findPaidFor(trx: Db, clientId: number, id: number | undefined) {
  if (id === undefined) return requests.findOpenRequest(trx, clientId);
  const request = await requests.findRequest(trx, id);
  return requireFound(request?.client_id === clientId ? request : undefined);
}

async function each<T extends { id: number }>(ones: readonly T[], work: (one: T) => Promise<Outcome>) {
  const results: Result[] = [];
  for (const one of ones) results.push({ id: one.id, outcome: await work(one) });
  return results;
}
