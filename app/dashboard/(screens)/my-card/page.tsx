import { Messages } from "@/components/i18n/messages";
import { OwnCardScreen } from "@/components/people/own-card-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { ownPersonOperations } from "@/lib/contract/content/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("people.own.title");

const readings = [reading(ownPersonOperations.getOwnPerson)];

export default function MyCardPage() {
  return (
    <Messages
      of={[
        "cards-rules",
        "common",
        "content-rules",
        "file-rules",
        "format",
        "people",
        "picture",
        "profile.hours",
        "profile.links",
        "rules",
        "share",
      ]}
    >
      <WithAnswers to={readings}>
        <OwnCardScreen />
      </WithAnswers>
    </Messages>
  );
}
