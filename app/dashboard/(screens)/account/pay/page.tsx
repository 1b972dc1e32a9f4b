import { Messages } from "@/components/i18n/messages";
import { PayScreen } from "@/components/pay/pay-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { paymentOperations } from "@/lib/contract/billing/operations";
import { planOperations } from "@/lib/contract/plans/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("pay.title");

const readings = [reading(paymentOperations.getOwnBilling), reading(planOperations.getOwnPlan)];

export default function PayPage() {
  return (
    <Messages
      of={[
        "account.title",
        "card.payment.accountName",
        "card.payment.accountNumber",
        "card.payment.bank",
        "card.payment.bankTransfer",
        "card.payment.code",
        "card.payment.ifsc",
        "card.payment.pay",
        "card.payment.scanAmount",
        "card.payment.upiId",
        "common.content.chatOnWhatsapp",
        "common.content.copied",
        "common.forClients",
        "format",
        "billing.requests.plan",
        "billing.requests.upgrade",
        "pay",
      ]}
    >
      <ClientsOnly words="pay">
        <WithAnswers to={readings}>
          <PayScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
