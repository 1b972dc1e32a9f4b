import type { Analytics } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { BarList } from "../charts/bar-list";
import { ChartCard } from "../charts/chart-card";
import { labelSource } from "../texts/labels";

type VisitorSourcesProps = { sources: Analytics["visitorSources"]; totalVisitors: number };

export function VisitorSources({ sources, totalVisitors }: VisitorSourcesProps) {
  const rows = sources.map(({ source, count }) => ({
    label: labelSource(source),
    count,
    text: `${formatCount(count)} (${formatPercent(percentOf(count, totalVisitors))})`,
  }));
  return (
    <ChartCard
      title="Visitor Sources"
      description="How visitors arrived"
      emptyText="No visitors yet"
      isEmpty={sources.length === 0}
    >
      <BarList label="Visitor Sources" rows={rows} max={totalVisitors} />
    </ChartCard>
  );
}
