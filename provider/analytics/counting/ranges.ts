import type { AnalyticsQuery } from "@/lib/contract/analytics/schema";
import { daysOfPeriod } from "@/lib/contract/analytics/values";
import { dayAfter, dayMs } from "@/lib/contract/clock";
import { monthAfter, monthOf, yearOf } from "../../ports/database/queries/days";
import type { Span } from "../../ports/database/tables/visitors";

/** Days, the first and the last included. */
export type Range = { from: string; to: string };

/** The days that are asked for: those that are named, or the period's up to `today`. */
export function toRange({ period, from, to }: Pick<AnalyticsQuery, "period" | "from" | "to">, today: string): Range {
  return from && to ? { from, to } : { from: dayAfter(today, 1 - daysOfPeriod[period]), to: today };
}

/** As many days before it. */
export function rangeBefore(range: Range): Range {
  return { from: dayAfter(range.from, -daysBetween(range.from, range.to) - 1), to: dayAfter(range.from, -1) };
}

export function listDays({ from, to }: Range): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** The six months up to the range's last day or, where there are more, all that it has days of. */
export function listMonths({ from, to }: Range): string[] {
  const sixth = monthAfter(monthOf(to), -5);
  const months = [];
  for (let month = sixth < from ? sixth : monthOf(from); month <= to; month = monthAfter(month)) months.push(month);
  return months;
}

/** Part of a sum: what figures of `span`, called by days from the first to the last, come to; `sign` says whether more or less. */
export type Piece = Range & { span: Span; sign: 1 | -1 };

/**
 * The range in few figures: years from the begin of one that is nearest to each end, months the same way for what that
 * leaves or has too much, and days for the rest.
 */
export function splitRange({ from, to }: Range): Piece[] {
  return split(from, dayAfter(to), 1, ["year", "month", "day"]);
}

/** Without the day `end`, as all below. */
function split(from: string, end: string, sign: 1 | -1, [span = "day", ...shorter]: readonly Span[]): Piece[] {
  if (from >= end) return [];
  if (span === "day") return [{ span, sign, from, to: dayAfter(end, -1) }];
  const [first, last] = [nearest(span, from), nearest(span, end)];
  const edges = Math.abs(daysBetween(first, from)) + Math.abs(daysBetween(last, end));
  if (first >= last || daysBetween(from, end) <= edges) return split(from, end, sign, shorter);
  const less = sign === 1 ? -1 : 1;
  return [
    { span, sign, from: first, to: dayAfter(last, -1) },
    ...split(from, first, sign, shorter),
    ...split(first, from, less, shorter),
    ...split(last, end, sign, shorter),
    ...split(end, last, less, shorter),
  ];
}

/** The begin of a month or a year that lies nearest. */
function nearest(span: "month" | "year", day: string): string {
  const begin = span === "month" ? monthOf(day) : yearOf(day);
  const next = monthAfter(begin, span === "month" ? 1 : 12);
  return daysBetween(begin, day) <= daysBetween(day, next) ? begin : next;
}

function daysBetween(one: string, other: string): number {
  return Math.round((Date.parse(other) - Date.parse(one)) / dayMs);
}
