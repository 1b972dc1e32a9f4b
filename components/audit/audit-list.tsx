import { LocalTime } from "@/components/ui/time";
import type { AuditEntry } from "@/lib/contract/audit/schema";
import { describeActor, describeEntry, describePlace } from "./audit-sentence";

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className="divide-y divide-border rounded-xl border border-border bg-card shadow-xs">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-col gap-1 px-4 py-3 text-sm sm:flex-row sm:justify-between sm:gap-6 sm:px-5"
        >
          <div className="min-w-0">
            <p className="font-medium wrap-anywhere">{describeEntry(entry)}</p>
            <p className="wrap-anywhere text-muted-foreground">
              {describeActor(entry)} {describePlace(entry)}
            </p>
          </div>
          <LocalTime time={entry.at} isExact className="shrink-0 text-muted-foreground tabular-nums" />
        </li>
      ))}
    </ol>
  );
}
