"use client";

import { billingOperations, paymentOperations } from "@/lib/contract/billing/operations";
import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import type { SendBillingDetailsInput } from "@/lib/contract/billing/schema";
import { planOperations } from "@/lib/contract/plans/operations";
import { call, perform } from "./call/call";
import { RequestError } from "./call/request";
import { revalidate, useAnswer } from "./call/use-answer";

export function useOwnBilling() {
  return useAnswer(paymentOperations.getOwnBilling);
}

/** @throws RequestError if the file cannot be downloaded */
export async function checkOwnInvoice(id: number): Promise<void> {
  await perform({ ...paymentOperations.downloadOwnInvoice, method: "HEAD" }, { params: { id } });
}

export async function updateBillingDetails(body: SendBillingDetailsInput): Promise<void> {
  await perform(billingOperations.updateBillingDetails, { body });
  await revalidate(paymentOperations.getOwnBilling);
}

/** For the next period of the plan; where credit is enough, it is paid at once. */
export async function askToPay(): Promise<PaymentRequest> {
  const request = await call(paymentOperations.createPaymentRequest);
  await revalidate(paymentOperations.getOwnBilling, planOperations.getOwnPlan);
  return request;
}

export async function claimPayment(id: number, body: { bank_reference: string }): Promise<void> {
  await perform(paymentOperations.claimPayment, { params: { id }, body });
  await revalidate(paymentOperations.getOwnBilling);
}

/** The address of the gateway's page on which a request is paid. */
export async function openPaymentPage(id: number): Promise<string> {
  return (await call(paymentOperations.openPaymentPage, { params: { id } })).url;
}

/** Whether a request is still to be paid, as far as the gateway can be asked. */
export async function checkPayment(id: number): Promise<boolean> {
  try {
    if ((await call(paymentOperations.checkPayment, { params: { id } })).status === "open") return true;
  } catch (error) {
    if (error instanceof RequestError && error.isOutOfReach) return true;
  }
  await revalidate(paymentOperations.getOwnBilling, planOperations.getOwnPlan);
  return false;
}
