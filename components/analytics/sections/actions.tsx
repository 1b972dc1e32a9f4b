import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatCount } from "@/lib/format/number";
import { BarList } from "../charts/bar-list";
import { ChartCard } from "../charts/chart-card";
import { kindLabels } from "../texts/labels";

export function Actions({ kinds }: { kinds: AnalyticsDetails["kinds"] }) {
  const rows = kinds.map(({ kind, count }) => ({ label: kindLabels[kind], count, text: formatCount(count) }));
  return (
    <ChartCard
      title="What visitors did"
      description="Taps on the card"
      emptyText="No taps yet"
      isEmpty={rows.length === 0}
    >
      <BarList label="What visitors did" rows={rows} />
    </ChartCard>
  );
}
