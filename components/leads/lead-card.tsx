"use client";

import { ArrowRightLeft, BellRing } from "lucide-react";
import { type ReactNode, useState } from "react";
import { DeleteAction } from "@/components/content/delete-action";
import { RowMenu } from "@/components/content/row-menu";
import { VisitorLanguage } from "@/components/content/visitor-language";
import { giveLeads, handOver } from "@/components/hand-over/hand-over";
import { LazyTakerDialog } from "@/components/hand-over/lazy-taker-dialog";
import { PersonOf } from "@/components/hand-over/person-of";
import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/navigation/link";
import { RelativeTime } from "@/components/ui/time";
import { useHydrated } from "@/components/ui/use-hydrated";
import { deleteLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import { formatDate } from "@/lib/format/date";
import * as paths from "@/lib/paths";
import { LeadContact } from "./lead-contact";
import { LeadItems } from "./lead-items";
import { kindNames } from "./lead-texts";
import { StatusSelect } from "./status-select";

type LeadCardProps = {
  lead: Lead;
  /** Whether the reader hands over to others. */
  handsOver?: boolean;
  /** A box to tick, while leads are chosen. */
  choice?: ReactNode;
};

export function LeadCard({ lead, handsOver = false, choice }: LeadCardProps) {
  const t = useT();
  const mayDelete = useCan("leads.delete");
  const { id, kind, name, message, notes, remind_on: remindOn, company_name: company, created_at: createdAt } = lead;
  return (
    <Card>
      <div className="flex flex-col gap-3 p-5">
        <div className="flex items-start justify-between gap-3">
          {choice}
          <div className="min-w-0 flex-1">
            <h2 className="text-base font-semibold wrap-anywhere">
              <Link href={paths.lead(id)} className="touch-target rounded-sm hover:underline focus-ring">
                {name}
              </Link>
            </h2>
            {company && <p className="text-sm text-muted-foreground wrap-anywhere">{company}</p>}
            <RelativeTime time={createdAt} className="text-sm text-muted-foreground" />
          </div>
          <StatusSelect lead={lead} className="w-32 shrink-0" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge variant={kind === "order" ? "default" : "secondary"}>{t(kindNames[kind])}</Badge>
          <VisitorLanguage language={lead.language} />
          <PersonOf person={lead.person} />
          <Reminder day={remindOn} />
        </div>
        <LeadItems lead={lead} most={5} />
        {message && <p className="line-clamp-5 text-sm whitespace-pre-line wrap-anywhere">{message}</p>}
        {notes && (
          <p className="line-clamp-2 text-sm text-muted-foreground wrap-anywhere">
            {rich(t, "leads.card.notes", { notes, label: (inner) => <span className="font-medium">{inner}</span> })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap items-center gap-1 border-t border-border px-2.5 py-2 max-sm:gap-0">
        <LeadContact lead={lead} />
        {mayDelete && <DeleteAction words="leads.delete" name={name} onDelete={() => deleteLead(id)} />}
        {handsOver && <HandOverMenu lead={lead} />}
      </div>
    </Card>
  );
}

function HandOverMenu({ lead }: { lead: Lead }) {
  const t = useT();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowMenu
        name={lead.name}
        actions={[{ icon: ArrowRightLeft, label: t("hand-over.action"), onSelect: () => setIsOpen(true) }]}
      />
      <LazyTakerDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        onTake={(taker) => handOver(t, giveLeads, [lead], taker)}
      />
    </>
  );
}

/** `day`: YYYY-MM-DD; highlighted from that day on, in the reader's time zone. */
function Reminder({ day }: { day: string | null }) {
  const t = useT();
  const isHydrated = useHydrated();
  if (day === null) return null;
  const start = `${day}T00:00`;
  const isDue = isHydrated && new Date(start).getTime() <= Date.now();
  return (
    <Badge variant={isDue ? "warning" : "outline"}>
      <BellRing aria-hidden="true" />
      <span suppressHydrationWarning>
        {rich(t, isDue ? "leads.card.reminderDue" : "leads.card.reminder", {
          day: formatDate(t, start),
          heard,
        })}
      </span>
    </Badge>
  );
}
