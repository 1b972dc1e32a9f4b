import { EditClient } from "@/components/clients/edit-client";
import { Messages } from "@/components/i18n/messages";
import { AccessGate } from "@/components/session/access-gate";
import { titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("clients.edit.title");

export default async function EditClientPage({ params }: { params: Promise<{ id: string }> }) {
  return (
    <Messages of={["clients"]}>
      <AccessGate denial="You don't have permission to edit clients.">
        <EditClient id={readId((await params).id)} />
      </AccessGate>
    </Messages>
  );
}
