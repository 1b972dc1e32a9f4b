import { DeletedClientsScreen } from "@/components/clients/deleted-clients-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { deletedClientOperations } from "@/lib/contract/clients/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("clients.deleted.title");

const readings = [reading(deletedClientOperations.listDeletedClients, { page: 1 })];

export default function DeletedClientsPage() {
  return (
    <Messages of={["clients.back", "clients.deleted", "common", "format.ago"]}>
      <WithAnswers to={readings}>
        <DeletedClientsScreen />
      </WithAnswers>
    </Messages>
  );
}
