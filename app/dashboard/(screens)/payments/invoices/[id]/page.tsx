import { DocumentScreen } from "@/components/billing/document-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { paymentOperations } from "@/lib/contract/billing/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("billing.document.invoice");

export default async function InvoicePage({ params }: { params: Promise<{ id: string }> }) {
  const id = readId((await params).id);
  return (
    <Messages
      of={[
        "billing.document",
        "billing.refund",
        "billing.requests.plan",
        "billing.requests.upgrade",
        "billing.send",
        "common",
        "format",
      ]}
    >
      <WithAnswers to={id === null ? [] : [reading(paymentOperations.getInvoice, {}, { id })]}>
        <DocumentScreen id={id} />
      </WithAnswers>
    </Messages>
  );
}
