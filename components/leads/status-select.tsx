"use client";

import { useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { useCan } from "@/components/session/session-user";
import { Badge } from "@/components/ui/badge";
import { Select } from "@/components/ui/field/select";
import { toast } from "@/components/ui/toast";
import { messageOf } from "@/lib/api/call/request";
import { updateLead } from "@/lib/api/leads";
import type { Lead } from "@/lib/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@/lib/contract/leads/values";
import { statusNames } from "./lead-texts";

/** Saved on change. */
export function StatusSelect({ lead: { id, name, status }, className }: { lead: Lead; className?: string }) {
  const t = useT();
  const [chosen, setChosen] = useState<LeadStatus | null>(null);
  if (!useCan("leads.answer")) return <Badge variant="secondary">{t(statusNames[status])}</Badge>;

  async function change(status: LeadStatus) {
    setChosen(status);
    try {
      await updateLead(id, { status });
    } catch (error) {
      toast.error(t.say(messageOf(error, t("leads.card.statusFailed"))));
    } finally {
      setChosen(null);
    }
  }
  return (
    <Select
      aria-label={t("leads.card.status", { name })}
      aria-busy={chosen !== null}
      value={chosen ?? status}
      onChange={({ target }) => change(target.value as LeadStatus)}
      className={className}
    >
      {leadStatuses.map((status) => (
        <option key={status} value={status}>
          {t(statusNames[status])}
        </option>
      ))}
    </Select>
  );
}
