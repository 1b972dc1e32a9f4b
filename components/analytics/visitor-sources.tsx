import type { Analytics } from "@/lib/contract/analytics";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { Bar } from "./bar";
import { ChartCard } from "./chart-card";

type VisitorSourcesProps = { sources: Analytics["visitorSources"]; totalVisitors: number };

export function VisitorSources({ sources, totalVisitors }: VisitorSourcesProps) {
  return (
    <ChartCard
      title="Visitor Sources"
      description="How visitors found your card"
      emptyText="No visitors yet"
      isEmpty={sources.length === 0}
    >
      {sources.map(({ source, count }) => (
        <li key={source} className="flex flex-col gap-1.5 text-sm">
          <span className="flex flex-wrap justify-between gap-x-3">
            <span className="font-medium wrap-anywhere">{source}</span>
            <span className="text-muted-foreground tabular-nums">
              {formatCount(count)} ({formatPercent(percentOf(count, totalVisitors))})
            </span>
          </span>
          <span className="flex">
            <Bar value={count} max={totalVisitors} />
          </span>
        </li>
      ))}
    </ChartCard>
  );
}
