import { rich } from "@/components/i18n/rich";
import { useT } from "@/components/i18n/translator-context";
import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { weekdays } from "@/lib/contract/clock";
import { formatClock, shortWeekdayNames, weekdayNames } from "@/lib/format/clock";
import { formatCount } from "@/lib/format/number";
import { ChartCard } from "./charts";

const hours = Array.from({ length: 24 }, (_, hour) => hour);

/** A heat map of the week's hours, as a table. */
export function HourGrid({ hours: counted }: { hours: AnalyticsDetails["hours"] }) {
  const t = useT();
  const busiest = counted.toSorted((a, b) => b.views - a.views)[0];
  const names = weekdays.map((day) => t(weekdayNames[day]));
  const viewsAt = (weekday: number, hour: number) =>
    counted.find((cell) => cell.weekday === weekday && cell.hour === hour)?.views ?? 0;
  return (
    <ChartCard
      title={t("analytics.hours.title")}
      description={t("analytics.hours.text")}
      emptyText={t("analytics.hours.none")}
      isEmpty={busiest === undefined}
    >
      <table
        aria-label={t("analytics.hours.label")}
        className="w-full table-fixed border-separate border-spacing-px sm:border-spacing-0.5"
      >
        <thead>
          <tr className="text-xs text-muted-foreground">
            <td className="w-9" />
            {hours.map((hour) => (
              <th key={hour} scope="col" className="h-5 text-start font-normal whitespace-nowrap">
                <span className={hour % 6 === 0 ? undefined : "sr-only"}>{formatClock(t, hour * 60)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekdays.map((day, index) => (
            <tr key={day}>
              <th scope="row" className="text-start text-xs font-normal text-muted-foreground">
                <abbr title={names[index]} className="no-underline">
                  {t(shortWeekdayNames[day])}
                </abbr>
              </th>
              {hours.map((hour) => (
                <HourCell
                  key={hour}
                  weekday={names[index] ?? ""}
                  time={formatClock(t, hour * 60)}
                  views={viewsAt(index + 1, hour)}
                  most={busiest?.views ?? 0}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {busiest && (
        <p className="mt-4 text-sm text-muted-foreground">
          {rich(t, "analytics.hours.busiest", {
            weekday: names[busiest.weekday - 1] ?? "",
            time: formatClock(t, busiest.hour * 60),
            count: busiest.views,
            strong: (inner) => <span className="font-medium text-foreground">{inner}</span>,
          })}
        </p>
      )}
    </ChartCard>
  );
}

type HourCellProps = {
  weekday: string;
  time: string;
  views: number;
  most: number;
};

function HourCell({ weekday, time, views, most }: HourCellProps) {
  const t = useT();
  return (
    <td
      title={t("analytics.hours.cell", { weekday, time, count: views })}
      className="h-6 rounded-xs bg-secondary p-0 forced-color-adjust-none forced-colors:bg-[Canvas]"
    >
      {views > 0 && (
        <span
          aria-hidden="true"
          className="block size-full rounded-xs bg-primary forced-colors:bg-[CanvasText]"
          // The square root keeps small counts visible beside one very busy hour.
          style={{ opacity: 0.15 + 0.85 * Math.sqrt(views / most) }}
        />
      )}
      <span className="sr-only">{formatCount(views)}</span>
    </td>
  );
}
