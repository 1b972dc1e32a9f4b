import { ClientList } from "@/components/clients/client-list";
import { Messages } from "@/components/i18n/messages";
import { WithAnswers } from "@/components/session/with-answers";
import { clientOperations } from "@/lib/contract/clients/operations";
import { planOperations } from "@/lib/contract/plans/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("clients.title");

const readings = [
  reading(clientOperations.listClients, { page: 1, ordering: "-created_at" }),
  reading(planOperations.listPlans),
];

export default function ClientsPage() {
  return (
    <Messages
      of={[
        "client-files",
        "clients",
        "common.active",
        "common.delete",
        "common.inactive",
        "common.list",
        "common.pages",
        "format.ago",
        "format.days",
        "format.namedDay",
        "plans.client.title",
        "plans.noPlan",
        "plans.state",
        "plans.stateNames",
      ]}
    >
      <WithAnswers to={readings}>
        <ClientList />
      </WithAnswers>
    </Messages>
  );
}
