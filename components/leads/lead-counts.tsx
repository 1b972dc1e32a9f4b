"use client";

import { CircleCheck, CircleX, Contact, MessageCircle, Sparkles } from "lucide-react";
import { PartFailure } from "@/components/list/failures";
import { Card } from "@/components/ui/card";
import { PageHeader } from "@/components/ui/navigation/page-header";
import { StatTile } from "@/components/ui/stat-tile";
import { useLeadStats } from "@/lib/api/leads";
import { formatCount } from "@/lib/format/number";

const figures = [
  { name: "total", label: "All enquiries", description: "Sent from the cards of all companies", icon: Contact },
  { name: "new", label: "New", description: "Not answered yet", icon: Sparkles },
  { name: "contacted", label: "Contacted", description: "Answered by their company", icon: MessageCircle },
  { name: "won", label: "Won", description: "Became customers", icon: CircleCheck },
  { name: "lost", label: "Lost", description: "Did not become customers", icon: CircleX },
] as const;

/** Counts only: administrators do not see the senders. */
export function LeadCounts() {
  const { data: stats, error, mutate } = useLeadStats();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title="Enquiries" subtitle="Enquiries per company. Only the company sees who sent them." />
      {error && !stats ? (
        <Card>
          <PartFailure title="Failed to fetch the numbers" error={error} onRetry={() => mutate()} />
        </Card>
      ) : (
        <dl aria-busy={!stats} className="grid grid-cols-2 large-text:grid-cols-1 gap-3 sm:gap-4 lg:grid-cols-5">
          {figures.map(({ name, ...figure }) => (
            <StatTile key={name} {...figure} value={stats ? formatCount(stats[name]) : null} isLoading={!stats} />
          ))}
        </dl>
      )}
    </div>
  );
}
