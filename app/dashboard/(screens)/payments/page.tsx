import { RequestsScreen } from "@/components/billing/requests-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { billingOperations, paymentOperations } from "@/lib/contract/billing/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("billing.title");

const readings = [
  reading(paymentOperations.listPaymentRequests, { status: "claimed", page: 1 }),
  reading(billingOperations.listTerms),
];

export default function PaymentsPage() {
  return (
    <Messages
      of={[
        "billing.confirm",
        "billing.noTerms",
        "billing.outcomes",
        "billing.parts",
        "billing.refuse",
        "billing.requests",
        "billing.select",
        "billing.subtitle",
        "billing.title",
        "common",
        "format",
        "statement.open",
      ]}
    >
      <WithAnswers to={readings}>
        <RequestsScreen />
      </WithAnswers>
    </Messages>
  );
}
