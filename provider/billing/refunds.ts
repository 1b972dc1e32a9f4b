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
import { isKnownClient } from "./clients-repo";
import { type DocumentRow, findDocument, listNotesOf } from "./documents-repo";
import { issueNote } from "./issuing";
import { type CreditRow, insertPayment, sumCredit, sumCreditIn } from "./payments-repo";
import { findOpenRequest } from "./requests-repo";
import { readAmount, requirePast, type Till, timesOf, writeAmount, writeMoney } from "./till";

/** Money that was given back by hand. */

/** @returns the credit note @throws ApiError 404, 400 for more than is left of the invoice */
export function refundInvoice(deps: Deps, id: number, input: RefundInput, by: AuditActor): Promise<DocumentRow> {
  return writeMoney(deps, by, async (till) => {
    const { trx } = till;
    const found = await findDocument(trx, id);
    const invoice = requireFound(found?.kind === "invoice" ? found : undefined);
    const { client_id, currency, months, total, credited } = invoice;
    requirePast(till, "paid_on", input.paid_on);
    const amount = readAmount(input.amount, currency);
    requireAtMost(total - credited, { amount, currency });

    const notes = await listNotesOf(trx, id);
    const { country } = JSON.parse(invoice.seller);
    const why = { reference: input.reference, is_time_kept: input.keeps_time };
    const note = await issueNote(till, invoice, reckonNote(country, invoice, notes, amount), why);
    await payBack(till, { ...input, client_id, invoice_id: note.id, amount, currency });
    const isTaken = notes.some(({ is_time_kept }) => !is_time_kept);
    if (months > 0 && !input.keeps_time && !isTaken && (await findSubscription(trx, client_id))?.plan_id)
      await takeBack(deps, till, client_id, { months });
    const detail = `${writeAmount({ amount, currency })}, ${note.number}`;
    await till.record({ action: "refund_made", target: `client:${client_id}`, detail });
    return requireFound(await findDocument(trx, note.id));
  });
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
  paid_on: string;
};

async function payBack(
  till: Till,
  { client_id, invoice_id, amount, currency, reference, paid_on }: Back,
): Promise<void> {
  const money = { client_id, invoice_id, amount, currency, reference, paid_on };
  await insertPayment(till.trx, { kind: "refunded", ...money, ...timesOf(till) });
}

function requireAtMost(most: number, { amount, currency }: CreditRow): void {
  if (amount > most)
    throw fieldError("amount", billingMessages.refundTooLarge(writeAmount({ amount: most, currency })));
}
