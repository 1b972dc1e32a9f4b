import { ContactActions } from "@/components/content/contact-actions";
import { useCan } from "@/components/session/session-user";
import type { Lead } from "@/lib/contract/leads/schema";
import { greetingFor } from "./lead-texts";
import { offerContacted } from "./mark-contacted";

/** Using one offers to mark the lead as contacted. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { name, phone, email } = lead;
  const mayChange = useCan("leads.answer");
  return (
    <ContactActions
      name={name}
      phone={phone}
      email={email}
      greeting={greetingFor(lead)}
      onContact={() => mayChange && offerContacted(lead)}
    />
  );
}
