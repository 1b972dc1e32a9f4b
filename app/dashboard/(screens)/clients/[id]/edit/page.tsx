import { EditClient } from "@/components/clients/edit-client";
import { Messages } from "@/components/i18n/messages";
import { AccessGate } from "@/components/session/access-gate";
import { readTranslator, titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("clients.edit.title");

export default async function EditClientPage({ params }: { params: Promise<{ id: string }> }) {
  const t = await readTranslator();
  return (
    <Messages
      of={[
        "clients",
        "common.cancel",
        "common.checkFields",
        "common.counter",
        "common.denied",
        "common.draft",
        "common.notProvided",
        "failures.clientNotFound",
        "format.ago",
        "rules.tooLong",
      ]}
    >
      <AccessGate denial={t("clients.edit.denied")}>
        <EditClient id={readId((await params).id)} />
      </AccessGate>
    </Messages>
  );
}
