import type { BillingDocument } from "../contract/billing/payment-schema";
import type { T } from "../i18n/translator";
import { formatDay } from "./calendar";
import { paidFor } from "./paid-for";
import { formatPrice } from "./price";

/** What tells of a document in a chat. */
export function chatText(t: T, document: BillingDocument): string {
  const { kind, title, number, issued_on, total, currency } = document;
  return t("pay.invoices.message", {
    document: t(kind === "creditNote" ? "pay.invoices.creditNote" : `pay.invoices.${title}`),
    number,
    day: formatDay(t, issued_on),
    what: paidFor(t, document),
    amount: formatPrice(total, currency),
  });
}
