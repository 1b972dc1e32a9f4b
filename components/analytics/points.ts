import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatDays, formatMonth, formatNamedDay, formatShortDay } from "@/lib/format/calendar";
import type { T } from "@/lib/i18n/translator";

/** A day or a week. */
export type Point = {
  /** "Sun, 22 Nov 2026". */
  name: string;
  /** Axis label: "22 Nov". */
  label: string;
  views: number;
  visitors: number;
  taps: number;
};

type Days = AnalyticsDetails["days"];

/** Longer ranges are drawn by week: days would be a comb of weekdays and weekends. */
const daysDrawn = 186;

export function isByWeek(days: Days): boolean {
  return days.length > daysDrawn;
}

/** Days, or whole weeks; days before the first whole week are dropped. */
export function toPoints(t: T, days: Days): Point[] {
  if (!isByWeek(days))
    return days.map(({ day, views, visitors, taps }) => ({
      name: formatNamedDay(t, day),
      label: formatShortDay(t, day),
      views,
      visitors,
      taps,
    }));
  return Array.from({ length: Math.floor(days.length / 7) }, (_, index) => {
    const start = (days.length % 7) + index * 7;
    const week = days.slice(start, start + 7);
    const [first = "", last = ""] = [week[0]?.day, week[6]?.day];
    return { name: formatDays(t, first, last), label: formatMonth(t, first.slice(0, 7), true), ...sumDays(week) };
  });
}

export function sumDays(days: Pick<Point, "views" | "visitors" | "taps">[]) {
  const sum = (key: "views" | "visitors" | "taps") => days.reduce((total, day) => total + day[key], 0);
  return { views: sum("views"), visitors: sum("visitors"), taps: sum("taps") };
}
