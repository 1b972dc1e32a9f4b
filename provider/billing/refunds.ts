import { reckonNote } from "@/lib/contract/billing/invoice";
import * as billingMessages from "@/lib/contract/billing/messages";
import type { RefundCreditInput, RefundInput } from "@/lib/contract/billing/payment-schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { type AuditActor, nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { takeBack } from "../plans/days";
import { findSubscription } from "../plans/repo";
import { siteDay } from "../plans/turning";
import type { Db } from "../ports/database/schema";
import { isKnownClient } from "./clients-repo";
import { issueNote } from "./documents/issuing";
import { type DocumentRow, findDocument, listNotesOf } from "./documents/repo";
import { askGateway } from "./online/gateway";
import { checkPagesAt } from "./online/repo";
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
    if (!gateway_id) await requireNew(trx, input.reference);
    const { invoice, amount } = await readRefund({ ...till, db: trx }, id, input);
    const { client_id, currency, months } = invoice;
    const reference = gateway_id ?? input.reference;
    const isTaken = (await listNotesOf(trx, id)).some(({ is_time_kept }) => !is_time_kept);
    const { paid_on, keeps_time: is_time_kept } = input;
    const note = await giveBack(till, invoice, { amount, reference, gateway_id, paid_on, is_time_kept });
    if (months > 0 && !is_time_kept && !isTaken && (await findSubscription(trx, client_id))?.plan_id)
      await takeBack(deps, till, client_id, { months });
    const detail = `${writeAmount({ amount, currency })}, ${note.number}`;
    await till.record({ action: "refund_made", target: `client:${client_id}`, detail });
    return requireFound(await findDocument(trx, note.id));
  });
}

type GivenBack = Pick<Back, "amount" | "reference" | "gateway_id" | "paid_on"> & { is_time_kept: boolean };

/** Money of an invoice, with its note. */
export async function giveBack(till: Till, invoice: DocumentRow, { is_time_kept, ...money }: GivenBack) {
  const { id, client_id, currency, seller } = invoice;
  const { reference, amount } = money;
  const amounts = reckonNote(JSON.parse(seller).country, invoice, await listNotesOf(till.trx, id), amount);
  const note = await issueNote(till, invoice, amounts, { reference, is_time_kept });
  await payBack(till, { client_id, invoice_id: note.id, currency, ...money });
  return note;
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

/** For so long, in milliseconds, a refund that we asked for is left to who asked for it. */
export const underWay = 10 * 60_000;

/** @returns the gateway's name of the refund, which is one until its note is issued */
async function refundOnline(deps: Deps, id: number, input: RefundInput): Promise<string> {
  const { db } = deps;
  const { invoice, amount } = await readRefund({ db, today: siteDay(deps) }, id, input);
  const { request_id, gateway, credited, currency } = invoice;
  const request = request_id === null ? undefined : await findRequest(db, request_id);
  const payment = request && (await findOnlinePayment(db, request));
  if (!gateway || !request || !payment?.gateway_id) throw new ApiError("conflict", billingMessages.noGateway);
  // Whatever becomes of this call, its refund is found.
  const later = new Date(deps.now().getTime() + underWay).toISOString();
  await write(deps, nobody, ({ trx }) => checkPagesAt(trx, request.id, later));
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
    await requireNew(trx, input.reference);
    requirePast(till, "paid_on", input.paid_on);
    const { currency } = input;
    const amount = readAmount(input.amount, currency);
    requireAtMost(await sumFreeCredit(trx, clientId, currency), { amount, currency });
    await payBack(till, { client_id: clientId, invoice_id: null, ...input, amount });
    const detail = writeAmount({ amount, currency });
    await till.record({ action: "refund_made", target: `client:${clientId}`, detail });
    return sumCredit(trx, clientId);
  });
}

/** What a client has, in minor units, beside what an open request counts on. */
export async function sumFreeCredit(db: Db, clientId: number, currency: string): Promise<number> {
  const open = await findOpenRequest(db, clientId);
  const held = open?.currency === currency ? open.total - open.amount : 0;
  return (await sumCreditIn(db, clientId, currency)) - held;
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

export async function payBack(
  till: Till,
  { client_id, invoice_id, amount, currency, reference, gateway_id, paid_on }: Back,
): Promise<void> {
  const money = { client_id, invoice_id, amount, currency, reference, gateway_id, paid_on };
  await insertPayment(till.trx, { kind: "refunded", ...money, ...timesOf(till) });
}

/** @throws ApiError 400 for a refund that was found at the gateway */
async function requireNew(trx: Db, reference: string): Promise<void> {
  if ((await findGatewayPayment(trx, reference))?.kind === "refunded")
    throw fieldError("reference", billingMessages.refundKnown);
}

function requireAtMost(most: number, { amount, currency }: CreditRow): void {
  if (amount > most)
    throw fieldError("amount", billingMessages.refundTooLarge(writeAmount({ amount: most, currency })));
}
