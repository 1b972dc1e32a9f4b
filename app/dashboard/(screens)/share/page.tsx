import { Messages } from "@/components/i18n/messages";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { ShareScreen } from "@/components/share/share-screen";
import { profileOperations } from "@/lib/contract/cards/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("share.title");

const readings = [reading(profileOperations.getCompleteProfile)];

export default function SharePage() {
  return (
    <Messages of={["common.forClients", "share"]}>
      <ClientsOnly words="share">
        <WithAnswers to={readings}>
          <ShareScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
