import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import type { Terms } from "@/lib/contract/billing/schema";
import { withoutPlan } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import type { Plan } from "@/lib/contract/plans/schema";
import type { ApiUser } from "./api-user";

/** Lets an operator, who is not registered for GST, write invoices. */
export async function setTerms(adminUser: ApiUser): Promise<void> {
  const terms = await adminUser.call<{ results: Terms[] }>("GET", pathOf(operations.listTerms));
  if (terms.results.length > 0) return;
  await adminUser.call("POST", pathOf(operations.createTerms), {
    ...{ name: "Namaskard Services", address: "5 MG Road, Bengaluru", pin: "560001", state: "29" },
    ...{ from_on: "2020-01-01", sac: "998439", pricing: "inclusive" },
  });
}

/** Lets one be paid by hand. */
export async function takePayments(adminUser: ApiUser): Promise<void> {
  await setTerms(adminUser);
  await adminUser.call("PUT", pathOf(operations.updateBillingSettings), {
    ...{ invoice_series: "NK", note_series: "NKC" },
    ...{ upi_id: "namaskard@okbank", upi_name: "Namaskard Services" },
  });
}

/** Whom invoices are for. */
export const buyer = { name: "Marigold Living", address: "14 Flower Market Road", pin: "400001", state: "27" };

/** A plan for a year. */
export async function addPlan(adminUser: ApiUser, plan: Partial<Plan>): Promise<number> {
  const json = { name: "Standard", price: "599", currency: "INR", months: 12, ...withoutPlan, features: [], ...plan };
  return (await adminUser.call<Plan>("POST", pathOf(operations.createPlan), json)).id;
}

/** Puts a client on a plan that is paid for so many days. */
export async function putOnPlan(adminUser: ApiUser, id: number, plan_id: number, days: number): Promise<void> {
  await adminUser.call("PUT", pathOf(operations.setClientPlan, { id }), { plan_id, due_on: dayIn(days) });
}

/** Of a client, the newest first. */
export async function listRequests(adminUser: ApiUser, clientId: number): Promise<PaymentRequest[]> {
  const { results } = await adminUser.call<List<PaymentRequest>>("GET", pathOf(operations.listPaymentRequests));
  return results.filter(({ client_id }) => client_id === clientId);
}

export function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
