import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { Messages } from "@/components/i18n/messages";
import { AccessGate } from "@/components/session/access-gate";
import { readTranslator, titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("clients.password.title");

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  const t = await readTranslator();
  return (
    <Messages
      of={[
        "account-rules.account.passwordChanged",
        "account.password",
        "account.resetLink",
        "account.twoFactor.isOff",
        "account.twoFactor.ofClient",
        "account.twoFactor.title",
        "account.twoFactor.turnOff",
        "clients.accountType",
        "clients.back",
        "clients.backToOne",
        "clients.gate",
        "clients.password",
        "clients.status",
        "clients.unknown",
        "common",
        "failures.clientNotFound",
        "rules.tooLong",
      ]}
    >
      <AccessGate denial={t("clients.password.denied")}>
        <ChangeClientPassword id={readId((await params).id)} />
      </AccessGate>
    </Messages>
  );
}
