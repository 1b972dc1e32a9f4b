import type { PaymentRequest } from "@/lib/contract/billing/payment-schema";
import { formatDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

/** What a request is for: "Standard for 12 months". */
export function paidFor(t: T, { plan_name: plan, months, until_on: day }: PaymentRequest): string {
  if (months > 0) return t("pay.request.forMonths", { plan, months });
  return t("pay.request.upgrade", { plan, day: day ? formatDay(t, day) : "" });
}
