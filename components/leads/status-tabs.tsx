import { Segments } from "@/components/ui/segments";
import type { LeadStats } from "@/lib/contract/leads/schema";
import { type LeadStatus, leadStatuses } from "@/lib/contract/leads/values";
import { statusLabels } from "./lead-texts";

type StatusTabsProps = {
  status: LeadStatus | undefined;
  /** Undefined until they are known. */
  stats: LeadStats | undefined;
  onStatusChange: (status: LeadStatus | "all") => void;
};

const options = [["all", "All"] as const, ...leadStatuses.map((status) => [status, statusLabels[status]] as const)];

/** Shows leads of one status, and how many each has. */
export function StatusTabs({ status, stats, onStatusChange }: StatusTabsProps) {
  return (
    <Segments
      legend="Status"
      options={options}
      counts={stats && { ...stats, all: stats.total }}
      value={status ?? "all"}
      onValueChange={onStatusChange}
    />
  );
}
