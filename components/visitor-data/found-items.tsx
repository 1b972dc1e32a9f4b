import type { ReactNode } from "react";
import { statusLabels } from "@/components/appointments/appointment-texts";
import { FeedbackStatusBadge } from "@/components/feedback/feedback-status-badge";
import { StarRating } from "@/components/feedback/star-rating";
import { LeadItems } from "@/components/leads/lead-items";
import { kindLabels } from "@/components/leads/lead-texts";
import { Badge } from "@/components/ui/badge";
import { LocalTime } from "@/components/ui/time";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Feedback } from "@/lib/contract/feedback/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatDateTime } from "@/lib/format/date";

export function FoundFeedback({ item }: { item: Feedback }) {
  const { customer_name: name, customer_phone: phone, customer_email: email, rating, status, message, response } = item;
  return (
    <FoundItem item={item} name={name} badge={<FeedbackStatusBadge status={status} />} contacts={[phone, email]}>
      <StarRating rating={rating} />
      <p className={words}>{message}</p>
      {response && (
        <p className={words}>
          <span className="text-muted-foreground">Response: </span>
          {response}
        </p>
      )}
    </FoundItem>
  );
}

export function FoundLead({ lead }: { lead: Lead }) {
  const { kind, name, phone, email, message, notes } = lead;
  return (
    <FoundItem
      item={lead}
      name={name}
      badge={<Badge variant="secondary">{kindLabels[kind]}</Badge>}
      contacts={[phone, email]}
    >
      <LeadItems lead={lead} />
      {message && <p className={words}>{message}</p>}
      {notes && (
        <p className={words}>
          <span className="text-muted-foreground">Notes: </span>
          {notes}
        </p>
      )}
    </FoundItem>
  );
}

export function FoundAppointment({ appointment }: { appointment: Appointment }) {
  const { service, start, name, phone, note, status } = appointment;
  return (
    <FoundItem
      item={appointment}
      name={name}
      badge={<Badge variant="secondary">{statusLabels[status]}</Badge>}
      contacts={[phone]}
    >
      <p className={words}>
        {service}, {formatDateTime(start)}
      </p>
      {note && <p className={words}>{note}</p>}
    </FoundItem>
  );
}

const words = "text-sm whitespace-pre-line wrap-anywhere";

type FoundItemProps = {
  item: Pick<Feedback | Lead | Appointment, "company_name" | "consent" | "created_at">;
  name: string;
  badge: ReactNode;
  contacts: readonly string[];
  children: ReactNode;
};

function FoundItem({ item, name, badge, contacts, children }: FoundItemProps) {
  const { company_name: company, consent, created_at: createdAt } = item;
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-sm text-muted-foreground wrap-anywhere">
          <h3 className="text-base font-medium text-foreground">{name}</h3>
          {company && <p>to {company}</p>}
          <LocalTime time={createdAt} isExact />
        </div>
        {badge}
      </div>
      <p className="text-sm wrap-anywhere">{contacts.filter(Boolean).join(", ")}</p>
      {children}
      {consent && <p className="text-sm wrap-anywhere text-muted-foreground">Agreed to: {consent}</p>}
    </li>
  );
}
