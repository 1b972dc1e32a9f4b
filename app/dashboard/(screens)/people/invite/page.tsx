import { Messages } from "@/components/i18n/messages";
import { InviteScreen } from "@/components/joining/invite-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { joiningOperations } from "@/lib/contract/joining/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("joining.title");

const { getJoining, listJoinLinks, listJoinRequests } = joiningOperations;
const readings = [reading(getJoining), reading(listJoinLinks), reading(listJoinRequests)];

export default function InvitePage() {
  return (
    <Messages of={["common", "format.ago", "joining", "people.title"]}>
      <ClientsOnly words="joining">
        <WithAnswers to={readings}>
          <InviteScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
