"use client";

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from "react";
import { useT } from "@/components/i18n/translator-context";
import { cn } from "@/components/ui/cn";
import { lazyPart, useIdleLoad } from "@/components/ui/lazy";
import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatDays } from "@/lib/format/calendar";
import { formatCount } from "@/lib/format/number";
import type { T } from "@/lib/i18n/translator";
import { ChartCard, ChartTable } from "./charts";
import { isByWeek, type Point, sumDays, toPoints } from "./points";
import { type Plot, plotHeight, scalePlot } from "./scale-plot";

/** Pointer and arrow keys select a day or week. */
export function DailyChart({ details: { days, from, to } }: { details: AnalyticsDetails }) {
  const t = useT();
  const points = useMemo(() => toPoints(t, days), [t, days]);
  const [ref, width] = useWidth<HTMLDivElement>();
  const plot = useMemo(() => scalePlot(points, width), [points, width]);
  const [active, handlers] = useActive(points.length, plot.indexAt);

  const last = points.length - 1;
  const [one, title] = isByWeek(days)
    ? [t("analytics.days.week"), t("analytics.days.byWeek")]
    : [t("analytics.days.day"), t("analytics.days.byDay")];
  const shown = active === null ? { name: formatDays(t, from, to), ...sumDays(days) } : points[active];
  return (
    <ChartCard title={title} description={t("analytics.days.text")}>
      {shown && <DayReadout {...shown} />}
      <div
        ref={ref}
        role="slider"
        tabIndex={0}
        aria-label={one}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={active ?? last}
        aria-valuetext={tell(t, points[active ?? last])}
        {...handlers}
        className="mt-4 touch-pan-y rounded-sm focus-ring"
        style={{ height: plotHeight }}
      >
        {width > 0 && <DailyPlot points={points} plot={plot} width={width} active={active} />}
      </div>
      <ChartTable
        label={title}
        heads={[one, t("analytics.counted.views"), t("analytics.counted.visitors"), t("analytics.counted.taps")]}
        rows={points.map(({ name, views, visitors, taps }) => ({ name, counts: [views, visitors, taps] }))}
      />
    </ChartCard>
  );
}

function tell(t: T, point: Point | undefined): string {
  if (!point) return "";
  const { name, views, visitors, taps } = point;
  return t("analytics.days.told", { day: name, views, visitors, taps });
}

/** Loaded with the month, since longer periods need it. */
const AreaMarks = lazyPart(() => import("./area-marks").then((file) => file.AreaMarks), null);

/** More points than this are drawn as an area. */
const barsDrawn = 31;

type DailyPlotProps = { points: readonly Point[]; plot: Plot; width: number; active: number | null };

/** Hidden from screen readers: the chart around it says the same in words. */
function DailyPlot({ points, plot, width, active }: DailyPlotProps) {
  const { y, left, bottom, counts, labelled, middleOf } = plot;
  useIdleLoad(AreaMarks.load);
  const Marks = points.length > barsDrawn ? AreaMarks : BarMarks;
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={plotHeight}
      className="block text-xs text-muted-foreground [direction:ltr]"
    >
      {counts.map((count) => (
        <g key={count} transform={`translate(0 ${y(count)})`}>
          <line x1={left} x2={width} className="stroke-border" />
          <text x={left - 8} dy="0.32em" textAnchor="end" className="fill-current tabular-nums">
            {formatCount(count)}
          </text>
        </g>
      ))}
      <Marks points={points} plot={plot} active={active} />
      {labelled.map((index) => (
        <text
          key={index}
          x={middleOf(index)}
          y={bottom + 20}
          textAnchor="middle"
          className="fill-current [unicode-bidi:plaintext]"
        >
          {points[index]?.label}
        </text>
      ))}
    </svg>
  );
}

type MarksProps = { points: readonly Point[]; plot: Plot; active: number | null };

function BarMarks({ points, plot, active }: MarksProps) {
  const { y, bottom, barWidth, startOf } = plot;
  return points.map(({ name, views, visitors }, index) => (
    <g key={name} className={cn("transition-opacity", active !== null && active !== index && "opacity-50")}>
      {[
        { what: "views", count: views, className: "fill-chart-soft forced-colors:fill-[GrayText]" },
        { what: "visitors", count: visitors, className: "fill-primary forced-colors:fill-[Highlight]" },
      ].map(({ what, count, className }) => (
        <rect
          key={what}
          data-slot={what}
          x={startOf(index)}
          y={y(count)}
          width={barWidth}
          height={bottom - y(count)}
          rx={Math.min(3, barWidth / 4)}
          className={className}
        />
      ))}
    </g>
  ));
}

type DayReadoutProps = { name: string; views: number; visitors: number; taps: number };

/** The selected day's numbers, or all, and the legend. Fixed width, so it does not jump. */
function DayReadout({ name, views, visitors, taps }: DayReadoutProps) {
  const t = useT();
  return (
    <div className="flex flex-col justify-between gap-x-6 gap-y-2 text-sm md:flex-row md:items-baseline">
      <p className="font-medium">{name}</p>
      <dl className="grid grid-cols-3 large-text:grid-cols-1 gap-x-4 text-muted-foreground md:flex">
        <Figure label={t("analytics.counted.views")} value={views} colour="bg-chart-soft forced-colors:bg-[GrayText]" />
        <Figure
          label={t("analytics.counted.visitors")}
          value={visitors}
          colour="bg-primary forced-colors:bg-[Highlight]"
        />
        <Figure label={t("analytics.counted.taps")} value={taps} />
      </dl>
    </div>
  );
}

function Figure({ label, value, colour }: { label: string; value: number; colour?: string }) {
  return (
    <div className="flex flex-col gap-x-1.5 md:flex-row md:items-baseline">
      <dt className="flex items-center gap-1.5">
        {colour && <span aria-hidden="true" className={cn("size-2.5 rounded-xs forced-color-adjust-none", colour)} />}
        {label}
      </dt>
      <dd className="font-medium text-foreground tabular-nums">{formatCount(value)}</dd>
    </div>
  );
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * The selected point, by pointer or keys; null for none. `indexAt` maps pixels from the left edge to an index. Keys
 * begin at the last one.
 */
function useActive(count: number, indexAt: (across: number) => number) {
  const [chosen, setActive] = useState<number | null>(null);
  const last = count - 1;
  const active = chosen === null ? null : Math.min(chosen, last);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === "Escape") setActive(null);
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max((active ?? last) + step, 0), last));
  }

  function point({ clientX, currentTarget }: PointerEvent) {
    setActive(indexAt(clientX - currentTarget.getBoundingClientRect().left));
  }

  const handlers = {
    onKeyDown,
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setActive(last),
    onBlur: () => setActive(null),
    onPointerDown: point,
    onPointerMove: point,
    // A touch keeps its selection when the finger lifts.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setActive(null),
  };
  return [active, handlers] as const;
}

/** Pixels; 0 until measured. */
function useWidth<T extends HTMLElement>() {
  const ref = useRef<T>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setWidth(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
