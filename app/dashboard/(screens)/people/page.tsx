import { Messages } from "@/components/i18n/messages";
import { PeopleScreen } from "@/components/people/people-screen";
import { ClientsOnly } from "@/components/session/clients-only";
import { WithAnswers } from "@/components/session/with-answers";
import { peopleOperations } from "@/lib/contract/content/operations";
import { joiningOperations } from "@/lib/contract/joining/operations";
import { leavingOperations } from "@/lib/contract/leaving/operations";
import { teamOperations } from "@/lib/contract/team/operations";
import { callLimits } from "@/lib/contract/values";
import { type Reading, reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("people.title");

const { listPeople } = peopleOperations;
const readings: Reading[] = [
  reading(listPeople, { page: 1, page_size: callLimits.pageSize.max }),
  reading(listPeople, { page_size: 1 }),
  reading(teamOperations.getTeam),
  reading(leavingOperations.listFormerPeople, { page_size: callLimits.pageSize.max }),
  reading(joiningOperations.getJoining),
];

export default function PeoplePage() {
  return (
    <Messages
      of={[
        "common.content",
        "common.delete",
        "common.forClients",
        "common.list",
        "common.move",
        "common.pages",
        "leaving.submit",
        "leaving.former.open",
        "content-rules.person.limit",
        "own-plan.state",
        "format.ago",
        "format.days",
        "format.namedDay",
        "own-plan.resting",
        "own-plan.show",
        "people.access.action",
        "people.accountRoles",
        "people.add.action",
        "people.bulk.print",
        "people.cards",
        "people.delete",
        "people.edit",
        "people.enquiries",
        "people.forClients",
        "people.invite",
        "people.list",
        "people.print.action",
        "people.rules.action",
        "people.slots",
        "people.statuses",
        "people.subtitle",
        "people.title",
        "share.link",
      ]}
    >
      <ClientsOnly words="people" action="people.see">
        <WithAnswers to={readings}>
          <PeopleScreen />
        </WithAnswers>
      </ClientsOnly>
    </Messages>
  );
}
