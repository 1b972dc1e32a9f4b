import { type Amounts, placeOfSupply, reckon } from "@/lib/contract/billing/invoice";
import * as billingMessages from "@/lib/contract/billing/messages";
import { financialYearOf, writeNumber } from "@/lib/contract/billing/numbers";
import type { Party } from "@/lib/contract/billing/party";
import { ApiError } from "@/lib/contract/errors";
import { notify } from "../../notifications/service";
import type { Db } from "../../ports/database/schema";
import { findOwner } from "../clients-repo";
import { findDetails } from "../details-repo";
import { insertCredit } from "../payments-repo";
import type { RequestRow } from "../requests-repo";
import { findTermsOn, type TermsRow } from "../terms/repo";
import { type Till, timesOf, writeAmount } from "../till";
import { sendDocument } from "./mail";
import { type DocumentRow, insertDocument, takeNumber } from "./repo";

/** Documents get their number in the transaction that has their cause: a payment, a refund. */

export type Parties = { terms: TermsRow; customer: Party; today: string };

/** Seller and buyer of a day. @throws ApiError 409 where either is not known */
export async function findParties(db: Db, clientId: number, today: string): Promise<Parties> {
  const terms = await findTermsOn(db, today);
  if (!terms) throw new ApiError("conflict", billingMessages.noTerms);
  const customer = await findDetails(db, clientId);
  if (!customer) throw new ApiError("conflict", billingMessages.detailsMissing);
  return { terms, customer, today };
}

/**
 * What was paid has its tax in it, also where it was added to the price before: that comes to the same, and the invoice is
 * of the sum that was paid even if the terms are others since.
 */
export async function issueInvoice(till: Till, request: RequestRow, { terms, customer }: Omit<Parties, "today">) {
  const { client_id, plan_name, months, until_on, currency, total: sum } = request;
  const { name, address, pin, state, country, gstin, registration } = terms;
  const { sac, rate, tax_label, is_reverse_charge } = terms;
  const { title, ...amounts } = reckon(terms, customer, { sum, pricing: "inclusive" });
  return issue(till, till.books.invoice_series, {
    ...{ kind: "invoice" as const, title, client_id, request_id: request.id },
    seller: JSON.stringify({ name, address, pin, state, country, gstin, registration }),
    customer: JSON.stringify(customer),
    customer_name: customer.name,
    place_of_supply: placeOfSupply(customer),
    ...{ plan_name, months, until_on, currency, sac, rate, tax_label, is_reverse_charge },
    ...amounts,
  });
}

/** For a part of an invoice: all but the amounts is the invoice's own. */
export function issueNote(
  till: Till,
  invoice: DocumentRow,
  amounts: Amounts,
  why: { reference: string; is_time_kept: boolean },
) {
  const { client_id, title, seller, customer, customer_name, place_of_supply } = invoice;
  const { plan_name, months, until_on, currency, sac, rate, tax_label, is_reverse_charge } = invoice;
  return issue(till, till.books.note_series, {
    ...{ kind: "creditNote" as const, title, client_id, invoice_id: invoice.id, ...why },
    ...{ seller, customer, customer_name, place_of_supply },
    ...{ plan_name, months, until_on, currency, sac, rate, tax_label, is_reverse_charge },
    ...amounts,
  });
}

type Content = Omit<
  Parameters<typeof insertDocument>[1],
  "number" | "series" | "year" | "count" | "language" | "issued_on" | "created_at"
>;

async function issue(till: Till, series: string, content: Content): Promise<{ id: number; number: string }> {
  const { trx, today, now } = till;
  const year = financialYearOf(today);
  const count = await takeNumber(trx, series, year);
  const number = writeNumber({ series, year, count });
  const language = (await findOwner(trx, content.client_id))?.language ?? null;
  const numbered = { ...content, language, number, series, year, count };
  const id = await insertDocument(trx, { ...numbered, issued_on: today, created_at: now });
  const { kind: cause, client_id, currency, total } = content;
  const amount = cause === "invoice" ? -total : total;
  await insertCredit(trx, { client_id, cause, invoice_id: id, currency, amount, ...timesOf(till) });
  await tell(till, { id, number, ...content });
  return { id, number };
}

/** The mail has a job of its own: no limit of notifications holds it back. */
async function tell(till: Till, document: Content & { id: number; number: string }): Promise<void> {
  const { id, kind, number, client_id: clientId, total: amount, currency } = document;
  const news = kind === "invoice" ? ("invoice_issued" as const) : ("credit_note_issued" as const);
  const detail = `${number}: ${writeAmount({ amount, currency })}`;
  await notify(till, { clientId }, { kind: news, detail, count: null, subjectId: id });
  await till.enqueue(sendDocument, { id });
}
