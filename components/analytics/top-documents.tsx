import type { Analytics } from "@/lib/contract/analytics";
import { formatCount } from "@/lib/format/number";
import { ChartCard } from "./chart-card";

type TopDocumentsProps = { documents: Analytics["topDocuments"]; className?: string };

export function TopDocuments({ documents, className }: TopDocumentsProps) {
  const ranked = documents.toSorted((a, b) => b.views - a.views);
  return (
    <ChartCard
      title="Top Documents"
      description="What visitors opened most"
      emptyText="No documents viewed yet"
      isEmpty={ranked.length === 0}
      className={className}
    >
      {ranked.map(({ name, views }, index) => (
        <li key={name} className="flex items-center gap-3 text-sm">
          <span className="grid size-7 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-foreground tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
          <span className="shrink-0 text-muted-foreground tabular-nums">{formatCount(views)} views</span>
        </li>
      ))}
    </ChartCard>
  );
}
