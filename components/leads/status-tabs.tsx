import type { LeadStats } from "@/lib/contract/lead";
import { type LeadStatus, leadStatuses } from "@/lib/contract/lead-basics";
import { formatCount } from "@/lib/format/number";
import { statusLabels } from "./lead-texts";

type StatusTabsProps = {
  status: LeadStatus | undefined;
  /** Undefined until they are known. */
  stats: LeadStats | undefined;
  onStatusChange: (status: LeadStatus | "all") => void;
};

/** Shows leads of one status, and how many each has. */
export function StatusTabs({ status: shown, stats, onStatusChange }: StatusTabsProps) {
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-lg bg-muted p-1 sm:w-fit">
      <legend className="sr-only">Status</legend>
      {(["all", ...leadStatuses] as const).map((status) => (
        <button
          key={status}
          type="button"
          aria-pressed={status === (shown ?? "all")}
          onClick={() => onStatusChange(status)}
          className="inline-flex h-9 flex-1 cursor-pointer items-center justify-center gap-1.5 rounded-md px-3 text-sm font-medium whitespace-nowrap text-muted-foreground transition-colors hover:text-foreground focus-ring aria-pressed:bg-card aria-pressed:text-foreground aria-pressed:shadow-xs pointer-coarse:h-11"
        >
          {status === "all" ? "All" : statusLabels[status]}
          {stats && (
            <span className="text-xs tabular-nums opacity-80">
              {formatCount(status === "all" ? stats.total : stats[status])}
            </span>
          )}
        </button>
      ))}
    </fieldset>
  );
}
