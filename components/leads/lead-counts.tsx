"use client";

import { CircleCheck, CircleX, Contact, MessageCircle, Sparkles } from "lucide-react";
import { useT } from "@/components/i18n/translator-context";
import { PartFailure } from "@/components/list/failures";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { StatTile } from "@/components/ui/stat-tile";
import { useLeadStats } from "@/lib/api/leads";
import { formatCount } from "@/lib/format/number";
import { statusNames } from "./lead-texts";

const figures = [
  { name: "total", label: "leads.counts.total.label", text: "leads.counts.total.text", icon: Contact },
  { name: "new", label: statusNames.new, text: "leads.counts.new", icon: Sparkles },
  { name: "contacted", label: statusNames.contacted, text: "leads.counts.contacted", icon: MessageCircle },
  { name: "won", label: statusNames.won, text: "leads.counts.won", icon: CircleCheck },
  { name: "lost", label: statusNames.lost, text: "leads.counts.lost", icon: CircleX },
] as const;

/** Counts only: administrators do not see the senders. */
export function LeadCounts() {
  const t = useT();
  const { data: stats, error, mutate } = useLeadStats();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t("leads.title")} subtitle={t("leads.counts.subtitle")} />
      {error && !stats ? (
        <Card>
          <PartFailure title={t("leads.counts.failed")} error={error} onRetry={() => mutate()} />
        </Card>
      ) : (
        <dl aria-busy={!stats} className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-5">
          {figures.map(({ name, label, text, icon }) => (
            <StatTile
              key={name}
              icon={icon}
              label={t(label)}
              description={t(text)}
              value={stats ? formatCount(stats[name]) : null}
              isLoading={!stats}
            />
          ))}
        </dl>
      )}
    </div>
  );
}
