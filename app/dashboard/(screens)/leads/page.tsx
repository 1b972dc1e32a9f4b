import { Messages } from "@/components/i18n/messages";
import { LeadScreen } from "@/components/leads/lead-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { leadOperations } from "@/lib/contract/leads/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";

export const generateMetadata = () => titled("leads.title");

const { listLeads, getLeadStats } = leadOperations;
const readings = [reading(listLeads, { ordering: "-created_at", page: 1 }), reading(getLeadStats)];

export default function LeadsPage() {
  return (
    <Messages of={["common", "format", "hand-over", "leads"]}>
      <WithAnswers to={readings}>
        <LeadScreen />
      </WithAnswers>
    </Messages>
  );
}
