import { AdministratorsScreen } from "@/components/administrators/administrators-screen";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { administratorOperations, resetLinkOperations } from "@/lib/contract/identity/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("administrators.title");

const readings = [reading(administratorOperations.listAdministrators), reading(resetLinkOperations.getResetHelp)];

export default function AdministratorsPage() {
  return (
    <Messages of={["administrators", "common", "format.ago"]}>
      <WithAnswers to={readings}>
        <AdministratorsScreen />
      </WithAnswers>
    </Messages>
  );
}
