import type { Metadata } from "next";
import { LeadScreen } from "@/components/leads/lead-screen";
import { WithAnswers } from "@/components/session/with-answers";
import { leadOperations } from "@/lib/contract/leads/operations";
import { reading } from "@/lib/web/session/read-answers";

export const metadata: Metadata = { title: "Enquiries" };

const { listLeads, getLeadStats } = leadOperations;
const readings = [reading(listLeads, { ordering: "-created_at", page: 1 }), reading(getLeadStats)];

export default function LeadsPage() {
  return (
    <WithAnswers to={readings}>
      <LeadScreen />
    </WithAnswers>
  );
}
