import type { AnalyticsDetails } from "@/lib/contract/analytics/schema";
import { formatDays, formatMonth, formatNamedDay, formatShortDay } from "@/lib/format/calendar";

/** What is drawn in one place: a day or a week. */
export type Point = {
  /** As it is read: "Sun, 22 Nov 2026". */
  name: string;
  /** Below the axis: "22 Nov". */
  label: string;
  views: number;
  visitors: number;
  taps: number;
};

type Days = AnalyticsDetails["days"];

/** Of more than half a year weeks are drawn: its days would be a comb of weekdays and weekends. */
const daysDrawn = 186;

export function isByWeek(days: Days): boolean {
  return days.length > daysDrawn;
}

/** Every day or every whole week; days before the first of these are in the sums alone. */
export function toPoints(days: Days): Point[] {
  if (!isByWeek(days))
    return days.map(({ day, views, visitors, taps }) => ({
      name: formatNamedDay(day),
      label: formatShortDay(day),
      views,
      visitors,
      taps,
    }));
  return Array.from({ length: Math.floor(days.length / 7) }, (_, index) => {
    const start = (days.length % 7) + index * 7;
    const week = days.slice(start, start + 7);
    const [first = "", last = ""] = [week[0]?.day, week[6]?.day];
    return { name: formatDays(first, last), label: formatMonth(first.slice(0, 7), true), ...sumDays(week) };
  });
}

export function sumDays(days: Pick<Point, "views" | "visitors" | "taps">[]) {
  const sum = (key: "views" | "visitors" | "taps") => days.reduce((total, day) => total + day[key], 0);
  return { views: sum("views"), visitors: sum("visitors"), taps: sum("taps") };
}
