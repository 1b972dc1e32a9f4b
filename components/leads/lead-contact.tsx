import { ContactActions } from "@/components/content/contact-actions";
import type { Lead } from "@/lib/contract/leads/schema";
import { greetingFor } from "./lead-texts";
import { offerContacted } from "./mark-contacted";
import { useMayChange } from "./use-may-change";

/** Using one offers to mark the lead as contacted. */
export function LeadContact({ lead }: { lead: Lead }) {
  const { name, phone, email } = lead;
  const mayChange = useMayChange();
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
