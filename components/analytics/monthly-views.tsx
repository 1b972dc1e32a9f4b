import { cn } from "@/components/ui/cn";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { formatMonth } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import { Bar, ChartCard } from "./charts";

export function MonthlyViews({ months }: { months: Analytics["monthlyViews"] }) {
  const max = Math.max(0, ...months.map(({ views }) => views));
  const isOverAYear = months.length > 12;
  const isLong = months.length > 13;
  return (
    <ChartCard
      title="Monthly Views"
      description="Month by month"
      emptyText="No views yet"
      isEmpty={months.length === 0}
    >
      <ol
        aria-label="Monthly Views"
        // Scrollable by keyboard.
        tabIndex={isLong ? 0 : undefined}
        className={cn(
          "flex flex-col",
          isOverAYear ? "gap-2" : "gap-4",
          isLong && "max-h-80 overflow-y-auto rounded-sm pr-2 focus-ring",
        )}
      >
        {months.map(({ month, views }) => (
          <li key={month} className="flex items-center gap-3 text-sm">
            <span className={cn("shrink-0 text-muted-foreground", isOverAYear ? "w-17 whitespace-nowrap" : "w-9")}>
              {formatMonth(month, isOverAYear)}
            </span>
            <Bar value={views} max={max} />
            <span className="w-14 shrink-0 text-right font-medium tabular-nums">
              {formatCount(views)} <span className="sr-only">{views === 1 ? "view" : "views"}</span>
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
