import type { BillingDocument } from "../contract/billing/payment-schema";
import type { Key } from "../i18n/messages";
import type { T } from "../i18n/translator";

const titles = {
  invoice: "billing.document.invoice",
  billOfSupply: "billing.document.billOfSupply",
  taxInvoice: "billing.document.taxInvoice",
} as const satisfies Record<BillingDocument["title"], Key>;

/** What a document is by the law. */
export function documentName(t: T, { kind, title }: Pick<BillingDocument, "kind" | "title">): string {
  return t(kind === "creditNote" ? "billing.document.creditNote" : titles[title]);
}
