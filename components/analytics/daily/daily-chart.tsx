"use client";

import { useMemo } from "react";
import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatDays } from "@/lib/format/calendar";
import { formatAmount } from "@/lib/format/number";
import { ChartCard } from "../charts/chart-card";
import { ChartTable } from "../charts/chart-table";
import { DailyPlot } from "./daily-plot";
import { DayReadout } from "./day-readout";
import { isByWeek, type Point, sumDays, toPoints } from "./points";
import { plotHeight, scalePlot } from "./scale-plot";
import { useActive } from "./use-active";
import { useWidth } from "./use-width";

/** Views and visitors of every day, or week. Pointer and arrow keys read one out. */
export function DailyChart({ details: { days, from, to } }: { details: AnalyticsDetails }) {
  const points = useMemo(() => toPoints(days), [days]);
  const [ref, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => scalePlot(points, width), [points, width]);
  const [active, handlers] = useActive(points.length, plot.indexAt);

  const last = points.length - 1;
  const [one, title] = isByWeek(days) ? ["Week", "Week by week"] : ["Day", "Day by day"];
  const shown = active === null ? { name: formatDays(from, to), ...sumDays(days) } : points[active];
  return (
    <ChartCard title={title} description="Views and visitors per day">
      {shown && <DayReadout {...shown} />}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={one}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={tell(points[active ?? last])}
        {...handlers}
        className="mt-4 touch-pan-y rounded-sm focus-ring"
        style={{ height: plotHeight }}
      >
        {width > 0 && <DailyPlot points={points} plot={plot} width={width} active={active} />}
      </div>
      <ChartTable
        label={title}
        heads={[one, "Views", "Visitors", "Taps"]}
        rows={points.map(({ name, views, visitors, taps }) => ({ name, counts: [views, visitors, taps] }))}
      />
    </ChartCard>
  );
}

function tell(point: Point | undefined): string {
  if (!point) return "";
  const { name, views, visitors, taps } = point;
  const amounts = [
    formatAmount(views, ["view", "views"]),
    formatAmount(visitors, ["visitor", "visitors"]),
    formatAmount(taps, ["tap", "taps"]),
  ];
  return `${name}: ${amounts.join(", ")}`;
}
