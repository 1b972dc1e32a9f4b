import type { BillingDocument, PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

/** What a request or document is for: "Standard · 1 year". */
export function paidFor(t: T, { plan_name: plan, months, until_on: day }: PaymentRequest | BillingDocument): string {
  if (months > 0) return t("billing.requests.plan", { plan, months });
  return t("billing.requests.upgrade", { plan, day: day ? formatDay(t, day) : "" });
}
