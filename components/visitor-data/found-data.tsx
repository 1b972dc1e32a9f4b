"use client";

import { Download, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { statusNames } from "@/components/appointments/appointment-texts";
import { ActDialog } from "@/components/content/act-dialog";
import { FeedbackStatusBadge } from "@/components/feedback/feedback-status-badge";
import { StarRating } from "@/components/feedback/star-rating";
import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { LeadItems } from "@/components/leads/lead-items";
import { kindNames } from "@/components/leads/lead-texts";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SectionCard } from "@/components/ui/section-card";
import { LocalTime } from "@/components/ui/time";
import { messageOf } from "@/lib/api/call/request";
import { deleteVisitorData } from "@/lib/api/visitor-data";
import { downloadFile } from "@/lib/browser/download";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Feedback } from "@/lib/contract/feedback/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatDateTime } from "@/lib/format/date";
import type { Found } from "./visitor-data-screen";
import { countFound, describeCounts } from "./visitor-data-texts";

/** Everything of one person, to hand out and to delete. */
export function FoundData({ found, onDeleted }: { found: Found; onDeleted: () => void }) {
  const t = useT();
  const { feedback, leads, appointments = [] } = found.data;

  function download() {
    const day = new Date().toISOString().slice(0, 10);
    downloadFile(
      `visitor-data-${day}.json`,
      "application/json",
      JSON.stringify({ contact: found.contact, ...found.data }, null, 2),
    );
  }
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={download}>
          <Download aria-hidden="true" />
          {t("visitor-data.download")}
        </Button>
        <DeleteEverything found={found} onDeleted={onDeleted} />
      </div>
      {feedback.length > 0 && (
        <SectionCard title={t("visitor-data.reviews")}>
          <ul className={list}>
            {feedback.map((item) => (
              <FoundFeedback key={item.id} item={item} />
            ))}
          </ul>
        </SectionCard>
      )}
      {leads.length > 0 && (
        <SectionCard title={t("visitor-data.enquiries")}>
          <ul className={list}>
            {leads.map((lead) => (
              <FoundLead key={lead.id} lead={lead} />
            ))}
          </ul>
        </SectionCard>
      )}
      {appointments.length > 0 && (
        <SectionCard title={t("visitor-data.appointments")}>
          <ul className={list}>
            {appointments.map((appointment) => (
              <FoundAppointment key={appointment.id} appointment={appointment} />
            ))}
          </ul>
        </SectionCard>
      )}
    </>
  );
}

const list = "flex flex-col divide-y divide-border";

function FoundFeedback({ item }: { item: Feedback }) {
  const t = useT();
  const { customer_name: name, customer_phone: phone, customer_email: email, rating, status, message, response } = item;
  return (
    <FoundItem item={item} name={name} badge={<FeedbackStatusBadge status={status} />} contacts={[phone, email]}>
      <StarRating rating={rating} />
      <p className={words}>{message}</p>
      {response && <p className={words}>{rich(t, "visitor-data.response", { label, text: response })}</p>}
    </FoundItem>
  );
}

function FoundLead({ lead }: { lead: Lead }) {
  const t = useT();
  const { kind, name, phone, email, message, notes } = lead;
  return (
    <FoundItem
      item={lead}
      name={name}
      badge={<Badge variant="secondary">{t(kindNames[kind])}</Badge>}
      contacts={[phone, email]}
    >
      <LeadItems lead={lead} />
      {message && <p className={words}>{message}</p>}
      {notes && <p className={words}>{rich(t, "visitor-data.notes", { label, text: notes })}</p>}
    </FoundItem>
  );
}

function FoundAppointment({ appointment }: { appointment: Appointment }) {
  const t = useT();
  const { service, start, name, phone, note, status } = appointment;
  return (
    <FoundItem
      item={appointment}
      name={name}
      badge={<Badge variant="secondary">{t(statusNames[status])}</Badge>}
      contacts={[phone]}
    >
      <p className={words}>
        {service}, {formatDateTime(t, start)}
      </p>
      {note && <p className={words}>{note}</p>}
    </FoundItem>
  );
}

const words = "text-sm whitespace-pre-line wrap-anywhere";

function label(inner: ReactNode) {
  return <span className="text-muted-foreground">{inner}</span>;
}

type FoundItemProps = {
  item: Pick<Feedback | Lead | Appointment, "company_name" | "consent" | "created_at">;
  name: string;
  badge: ReactNode;
  contacts: readonly string[];
  children: ReactNode;
};

function FoundItem({ item, name, badge, contacts, children }: FoundItemProps) {
  const t = useT();
  const { company_name: company, consent, created_at: createdAt } = item;
  return (
    <li className="flex flex-col gap-2 py-5 first:pt-0 last:pb-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0 text-sm text-muted-foreground wrap-anywhere">
          <h3 className="text-base font-medium text-foreground">{name}</h3>
          {company && <p>{t("visitor-data.to", { company })}</p>}
          <LocalTime time={createdAt} isExact />
        </div>
        {badge}
      </div>
      <p className="text-sm wrap-anywhere">{contacts.filter(Boolean).join(", ")}</p>
      {children}
      {consent && (
        <p className="text-sm wrap-anywhere text-muted-foreground">{t("visitor-data.consent", { text: consent })}</p>
      )}
    </li>
  );
}

/** The button that deletes all of it, and the question that says how much that is. */
function DeleteEverything({ found: { contact, data }, onDeleted }: { found: Found; onDeleted: () => void }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);

  async function remove() {
    const counts = describeCounts(t, await deleteVisitorData({ contact }));
    onDeleted();
    return counts ? t("visitor-data.delete.done", { counts }) : t("visitor-data.delete.already");
  }

  return (
    <>
      <Button variant="destructive-outline" onClick={() => setIsOpen(true)}>
        <Trash2 aria-hidden="true" />
        {t("visitor-data.delete.open")}
      </Button>
      <ActDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title={t("visitor-data.delete.title", { contact })}
        description={t("visitor-data.delete.description", { counts: describeCounts(t, countFound(data)) })}
        confirmLabel={t("visitor-data.delete.action")}
        busyLabel={t("common.delete.busy")}
        tellFailure={(error) => messageOf(error, t("visitor-data.delete.failed"))}
        act={remove}
      />
    </>
  );
}
