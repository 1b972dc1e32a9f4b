import { BillingSettingsScreen } from "@/components/billing/settings-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { billingOperations } from "@/lib/contract/billing/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("billing.title");

const readings = [reading(billingOperations.getBillingSettings), reading(billingOperations.listTerms)];

export default function PaymentSettingsPage() {
  return (
    <Messages
      of={[
        "billing.noTerms",
        "billing.payTo",
        "billing.parts",
        "billing.subtitle",
        "billing.terms",
        "billing.title",
        "common",
        "format",
        "profile.payment.upi.id",
      ]}
    >
      <WithAnswers to={readings}>
        <BillingSettingsScreen />
      </WithAnswers>
    </Messages>
  );
}
