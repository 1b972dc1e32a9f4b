"use client";

import { billingOperations, paymentOperations } from "@/lib/contract/billing/operations";
import type {
  AddPaymentInput,
  BillingDocument,
  ConfirmRequestsInput,
  DocumentListQuery,
  GstReturnQuery,
  PaymentRequest,
  PaymentRequestListQuery,
  RefundCreditInput,
  RefundInput,
  RefuseRequestsInput,
} from "@/lib/contract/billing/payment-schema";
import type { SendBillingSettingsInput, SendTermsInput } from "@/lib/contract/billing/schema";
import type { Outcome } from "@/lib/contract/billing/values";
import { call, deleteRow, perform } from "./call/call";
import { createOnce } from "./call/create-once";
import { revalidate, useAnswer } from "./call/use-answer";

const { getBillingSettings, listTerms } = billingOperations;
const { listPaymentRequests, listInvoices, getInvoice, getClientBilling } = paymentOperations;

export function usePaymentRequests(query: Partial<PaymentRequestListQuery>) {
  return useAnswer(listPaymentRequests, { query });
}

/** What came of each; a request that lost its answer can be sent again. */
export async function confirmPayments(payments: ConfirmRequestsInput["payments"]): Promise<Outcome[]> {
  const { results } = await call(paymentOperations.confirmPayments, { body: { payments } });
  await revalidate(listPaymentRequests, listInvoices);
  return results.map(({ outcome }) => outcome);
}

/** Money that pays no request to the last paisa becomes the client's credit. */
export async function addPayment(id: number, body: AddPaymentInput): Promise<void> {
  await createOnce(paymentOperations.addPayment, { params: { id }, body });
  await revalidate(listPaymentRequests, listInvoices, getClientBilling);
}

export async function refusePayments(body: RefuseRequestsInput): Promise<Outcome[]> {
  const { results } = await call(paymentOperations.refusePayments, { body });
  await revalidate(listPaymentRequests);
  return results.map(({ outcome }) => outcome);
}

/** Of the invoice by which a client has just paid; undefined where it cannot be asked now. */
export async function findInvoiceNumber({ client_id: id }: PaymentRequest): Promise<string | undefined> {
  const billing = await call(getClientBilling, { params: { id } }).catch(() => null);
  return billing?.documents.find(({ kind }) => kind === "invoice")?.number;
}

/** Of a client; nothing is asked without one. */
export function useClientBilling(id: number | null) {
  return useAnswer(id === null ? null : getClientBilling, { params: { id: id ?? 0 } });
}

export async function refundCredit(id: number, body: RefundCreditInput): Promise<void> {
  await createOnce(paymentOperations.refundCredit, { params: { id }, body });
  await revalidate(getClientBilling);
}

export type DocumentFilter = Partial<Omit<DocumentListQuery, "page_size">>;

export function useInvoices(query: DocumentFilter) {
  return useAnswer(listInvoices, { query });
}

export function useInvoice(id: number) {
  return useAnswer(getInvoice, { params: { id } });
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkInvoiceFile(id: number): Promise<void> {
  await perform({ ...paymentOperations.downloadInvoice, method: "HEAD" }, { params: { id } });
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkGstReturn(query: GstReturnQuery): Promise<void> {
  await perform({ ...paymentOperations.exportGstReturn, method: "HEAD" }, { query });
}

/** Answers whom it goes to. */
export async function mailInvoice(id: number): Promise<string> {
  return (await call(paymentOperations.mailInvoice, { params: { id } })).mail_to;
}

/** Answers the credit note. */
export async function refundInvoice(id: number, body: RefundInput): Promise<BillingDocument> {
  const note = await createOnce(paymentOperations.refundInvoice, { params: { id }, body }, call);
  await revalidate(listInvoices);
  return note;
}

export function useBillingSettings() {
  return useAnswer(getBillingSettings);
}

export async function saveBillingSettings(body: SendBillingSettingsInput): Promise<void> {
  await perform(billingOperations.updateBillingSettings, { body });
  await revalidate(getBillingSettings);
}

export function useTerms() {
  return useAnswer(listTerms);
}

export async function createTerms(body: SendTermsInput): Promise<void> {
  await createOnce(billingOperations.createTerms, { body });
  await revalidate(listTerms);
}

export async function updateTerms(id: number, body: SendTermsInput): Promise<void> {
  await perform(billingOperations.updateTerms, { params: { id }, body });
  await revalidate(listTerms);
}

export async function deleteTerms(id: number): Promise<void> {
  await deleteRow(billingOperations.deleteTerms, { id });
  await revalidate(listTerms);
}
