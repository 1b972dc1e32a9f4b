import { heard, rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import type { Analytics } from "@/lib/contract/analytics/schema";
import { formatMonth } from "@/lib/format/calendar";
import { Bar, ChartCard } from "./charts";

export function MonthlyViews({ months }: { months: Analytics["monthlyViews"] }) {
  const t = useT();
  const max = Math.max(0, ...months.map(({ views }) => views));
  const isOverAYear = months.length > 12;
  const isLong = months.length > 13;
  return (
    <ChartCard
      title={t("analytics.months.title")}
      description={t("analytics.months.text")}
      emptyText={t("analytics.months.none")}
      isEmpty={months.length === 0}
    >
      <ol
        aria-label={t("analytics.months.title")}
        // Scrollable by keyboard.
        tabIndex={isLong ? 0 : undefined}
        className={cn(
          "flex flex-col",
          isOverAYear ? "gap-2" : "gap-4",
          isLong && "max-h-80 overflow-y-auto rounded-sm pe-2 focus-ring",
        )}
      >
        {months.map(({ month, views }) => (
          <li key={month} className="flex items-center gap-3 text-sm">
            <span className={cn("shrink-0 text-muted-foreground", isOverAYear ? "w-17 whitespace-nowrap" : "w-9")}>
              {formatMonth(t, month, isOverAYear)}
            </span>
            <Bar value={views} max={max} />
            <span className="w-14 shrink-0 text-end font-medium tabular-nums">
              {rich(t, "analytics.months.views", { count: views, heard })}
            </span>
          </li>
        ))}
      </ol>
    </ChartCard>
  );
}
