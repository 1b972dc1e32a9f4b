import { ContactActions } from "@/components/content/contact-actions";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import type { Lead } from "@/lib/contract/leads/schema";
import { offerContacted } from "./mark-contacted";

/** Using one offers to mark the lead as contacted. */
export function LeadContact({ lead }: { lead: Lead }) {
  const t = useT();
  const { name, phone, email, reply } = lead;
  const mayChange = useCan("leads.answer");
  return (
    <ContactActions
      name={name}
      phone={phone}
      email={email}
      greeting={reply}
      onContact={() => mayChange && offerContacted(t, lead)}
    />
  );
}
