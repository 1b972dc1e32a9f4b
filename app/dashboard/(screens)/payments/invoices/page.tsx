import { InvoicesScreen } from "@/components/billing/invoices-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { billingOperations, paymentOperations } from "@/lib/contract/billing/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("billing.parts.invoices");

const readings = [reading(paymentOperations.listInvoices, { page: 1 }), reading(billingOperations.listTerms)];

export default function InvoicesPage() {
  return (
    <Messages
      of={[
        "billing.document.billOfSupply",
        "billing.document.creditNote",
        "billing.document.invoice",
        "billing.document.taxInvoice",
        "billing.gst",
        "billing.invoices",
        "billing.noTerms",
        "billing.parts",
        "billing.subtitle",
        "billing.title",
        "common",
        "format",
      ]}
    >
      <WithAnswers to={readings}>
        <InvoicesScreen />
      </WithAnswers>
    </Messages>
  );
}
