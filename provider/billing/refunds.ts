import { reckonNote } from "@/lib/contract/billing/invoice";
import * as billingMessages from "@/lib/contract/billing/messages";
import type { RefundCreditInput, RefundInput } from "@/lib/contract/billing/payment-schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import type { AuditActor } from "../kernel/write/audit-repo";
import { takeBack } from "../plans/days";
import { findSubscription } from "../plans/repo";
import { siteDay } from "../plans/turning";
import type { Db } from "../ports/database/schema";
import { isKnownClient } from "./clients-repo";
import { issueNote } from "./documents/issuing";
import { type DocumentRow, findDocument, listNotesOf } from "./documents/repo";
import { askGateway } from "./online/gateway";
import {
  type CreditRow,
  findGatewayPayment,
  findOnlinePayment,
  insertPayment,
  sumCredit,
  sumCreditIn,
} from "./payments-repo";
import { findOpenRequest, findRequest } from "./requests-repo";
import { readAmount, requirePast, type Till, timesOf, writeAmount, writeMoney } from "./till";

/** Money that is given back, by hand or by the gateway that took it. */

/**
 * By the gateway, the same again after a failure is one refund and one note.
 *
 * @returns the credit note
 * @throws ApiError 404, 400 for more than is left of the invoice, and as `askGateway`
 */
export async function refundInvoice(deps: Deps, id: number, input: RefundInput, by: AuditActor): Promise<DocumentRow> {
  const gateway_id = input.by_gateway ? await refundOnline(deps, id, input) : undefined;
  return writeMoney(deps, by, async (till) => {
    const { trx } = till;
    const made = gateway_id && (await findGatewayPayment(trx, gateway_id));
    if (made) return requireFound(await findDocument(trx, made.invoice_id ?? 0));
    const { invoice, amount } = await readRefund({ ...till, db: trx }, id, input);
    const { client_id, currency, months } = invoice;

    const notes = await listNotesOf(trx, id);
    const { country } = JSON.parse(invoice.seller);
    const { paid_on } = input;
    const reference = gateway_id ?? input.reference;
    const why = { reference, is_time_kept: input.keeps_time };
    const note = await issueNote(till, invoice, reckonNote(country, invoice, notes, amount), why);
    await payBack(till, { client_id, invoice_id: note.id, amount, currency, paid_on, reference, gateway_id });
    const isTaken = notes.some(({ is_time_kept }) => !is_time_kept);
    if (months > 0 && !input.keeps_time && !isTaken && (await findSubscription(trx, client_id))?.plan_id)
      await takeBack(deps, till, client_id, { months });
    const detail = `${writeAmount({ amount, currency })}, ${note.number}`;
    await till.record({ action: "refund_made", target: `client:${client_id}`, detail });
    return requireFound(await findDocument(trx, note.id));
  });
}

/** What of an invoice is given back. */
async function readRefund({ db, today }: { db: Db; today: string }, id: number, input: RefundInput) {
  const found = await findDocument(db, id);
  const invoice = requireFound(found?.kind === "invoice" ? found : undefined);
  const { currency, total, credited } = invoice;
  requirePast({ today }, "paid_on", input.paid_on);
  const amount = readAmount(input.amount, currency);
  requireAtMost(total - credited, { amount, currency });
  return { invoice, amount };
}

/** @returns the gateway's name of the refund, which is one until its note is issued */
async function refundOnline(deps: Deps, id: number, input: RefundInput): Promise<string> {
  const { db } = deps;
  const { invoice, amount } = await readRefund({ db, today: siteDay(deps) }, id, input);
  const { request_id, gateway, credited, currency } = invoice;
  const request = request_id === null ? undefined : await findRequest(db, request_id);
  const payment = request && (await findOnlinePayment(db, request));
  if (!gateway || !payment?.gateway_id) throw new ApiError("conflict", billingMessages.noGateway);
  const refund = { paymentId: payment.gateway_id, amount, currency, key: `${payment.gateway_id}-${credited}` };
  return (await askGateway(deps, (asked) => asked.refund(refund), gateway)).id;
}

/** @returns what is left @throws ApiError 404, 400 for more than the client has beside what an open request counts on */
export function refundCredit(
  deps: Deps,
  clientId: number,
  input: RefundCreditInput,
  by: AuditActor,
): Promise<CreditRow[]> {
  return writeMoney(deps, by, async (till) => {
    const { trx } = till;
    if (!(await isKnownClient(trx, clientId))) throw new ApiError("not_found", failures.clientNotFound);
    requirePast(till, "paid_on", input.paid_on);
    const { currency } = input;
    const amount = readAmount(input.amount, currency);
    const open = await findOpenRequest(trx, clientId);
    const held = open?.currency === currency ? open.total - open.amount : 0;
    requireAtMost((await sumCreditIn(trx, clientId, currency)) - held, { amount, currency });
    await payBack(till, { client_id: clientId, invoice_id: null, ...input, amount });
    const detail = writeAmount({ amount, currency });
    await till.record({ action: "refund_made", target: `client:${clientId}`, detail });
    return sumCredit(trx, clientId);
  });
}

type Back = {
  client_id: number;
  invoice_id: number | null;
  amount: number;
  currency: string;
  reference: string;
  gateway_id?: string | undefined;
  paid_on: string;
};

async function payBack(
  till: Till,
  { client_id, invoice_id, amount, currency, reference, gateway_id, paid_on }: Back,
): Promise<void> {
  const money = { client_id, invoice_id, amount, currency, reference, gateway_id, paid_on };
  await insertPayment(till.trx, { kind: "refunded", ...money, ...timesOf(till) });
}

function requireAtMost(most: number, { amount, currency }: CreditRow): void {
  if (amount > most)
    throw fieldError("amount", billingMessages.refundTooLarge(writeAmount({ amount: most, currency })));
}
