import { ChangeClientPassword } from "@/components/clients/change-client-password";
import { Messages } from "@/components/i18n/messages";
import { AccessGate } from "@/components/session/access-gate";
import { titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("clients.password.title");

export default async function ChangeClientPasswordPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Messages of={["clients"]}>
      <AccessGate denial="You don't have permission to change client passwords.">
        <ChangeClientPassword id={readId((await params).id)} />
      </AccessGate>
    </Messages>
  );
}
