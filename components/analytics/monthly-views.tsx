import type { Analytics } from "@/lib/contract/analytics";
import { formatCount } from "@/lib/format/number";
import { Bar } from "./bar";
import { ChartCard } from "./chart-card";

export function MonthlyViews({ months }: { months: Analytics["monthlyViews"] }) {
  const max = Math.max(0, ...months.map(({ views }) => views));
  return (
    <ChartCard
      title="Monthly Views"
      description="How often your card was opened"
      emptyText="No views yet"
      isEmpty={months.length === 0}
    >
      {months.map(({ month, views }) => (
        <li key={month} className="flex items-center gap-3 text-sm">
          <span className="w-9 shrink-0 text-muted-foreground">{month}</span>
          <Bar value={views} max={max} />
          <span className="w-14 shrink-0 text-right font-medium tabular-nums">
            {formatCount(views)} <span className="sr-only">views</span>
          </span>
        </li>
      ))}
    </ChartCard>
  );
}
