import { Messages } from "@/components/i18n/messages";
import { LeadDetail } from "@/components/leads/lead-detail";
import { WithAnswers } from "@/components/session/with-answers";
import { leadOperations } from "@/lib/contract/leads/operations";
import { reading } from "@/lib/web/session/read-answers";
import { titled } from "@/lib/web/site/language";
import { readId } from "@/lib/web/site/read-id";

export const generateMetadata = () => titled("leads.detail.title");

export default async function LeadPage({ params }: { params: Promise<{ id: string }> }) {
  const id = readId((await params).id);
  return (
    <Messages of={["common", "format", "hand-over.of", "leads", "rules.tooLong"]}>
      <WithAnswers to={id === null ? [] : [reading(leadOperations.getLead, {}, { id })]}>
        <LeadDetail id={id} />
      </WithAnswers>
    </Messages>
  );
}
