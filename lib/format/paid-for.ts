import type { BillingDocument } from "../contract/billing/payment-schema";
import type { T } from "../i18n/translator";
import { formatDay } from "./calendar";

type Paid = Pick<BillingDocument, "plan_name" | "months" | "until_on">;

/** What a request or document is for: "Standard · 1 year". */
export function paidFor(t: T, { plan_name: plan, months, until_on: day }: Paid): string {
  if (months > 0) return t("billing.requests.plan", { plan, months });
  return t("billing.requests.upgrade", { plan, day: day ? formatDay(t, day) : "" });
}
