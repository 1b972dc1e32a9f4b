import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatCount, formatPercent, percentOf } from "@/lib/format/number";
import { BarList } from "../charts/bar-list";
import { ChartCard } from "../charts/chart-card";

export function Funnel({ funnel: { views, taps, contactsSaved, leads } }: { funnel: AnalyticsDetails["funnel"] }) {
  const steps = [
    { label: "Taps", count: taps },
    { label: "Contacts saved", count: contactsSaved },
    { label: "Enquiries", count: leads },
  ];
  const rows = [
    { label: "Views", count: views, text: formatCount(views) },
    ...steps.map(({ label, count }) => ({
      label,
      count,
      text: `${formatCount(count)} (${formatPercent(percentOf(count, views))})`,
    })),
  ];
  return (
    <ChartCard title="Views to enquiries" description="How many views became calls and enquiries">
      <BarList label="Views to enquiries" rows={rows} max={views} />
    </ChartCard>
  );
}
