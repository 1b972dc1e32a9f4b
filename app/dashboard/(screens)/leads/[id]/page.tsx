import type { Metadata } from "next";
import { LeadDetail } from "@/components/leads/lead-detail";
import { WithAnswers } from "@/components/session/with-answers";
import { leadOperations } from "@/lib/contract/leads/operations";
import { reading } from "@/lib/web/session/read-answers";
import { readId } from "@/lib/web/site/read-id";

export const metadata: Metadata = { title: "Enquiry" };

export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const id = readId((await params).id);
  return (
    <WithAnswers to={id === null ? [] : [reading(leadOperations.getLead, {}, { id })]}>
      <LeadDetail id={id} />
    </WithAnswers>
  );
}
