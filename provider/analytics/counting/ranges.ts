import type { AnalyticsQuery } from "@/lib/contract/analytics/schema";
import { daysOfPeriod } from "@/lib/contract/analytics/values";
import { dayAfter, daysBetween, monthAfter } from "@/lib/contract/clock";
import { monthOf, yearOf } from "../../ports/database/queries/days";
import type { Span } from "../../ports/database/tables/visitors";

/** Inclusive. */
export type Range = { from: string; to: string };

export function toRange({ period, from, to }: Pick<AnalyticsQuery, "period" | "from" | "to">, today: string): Range {
  return from && to ? { from, to } : { from: dayAfter(today, 1 - daysOfPeriod[period]), to: today };
}

/** The same number of days before it. */
export function rangeBefore(range: Range): Range {
  return { from: dayAfter(range.from, -daysBetween(range.from, range.to) - 1), to: dayAfter(range.from, -1) };
}

export function listDays({ from, to }: Range): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day)) days.push(day);
  return days;
}

/** Six months up to the last day, or all months of a longer range. */
export function listMonths({ from, to }: Range): string[] {
  const sixth = monthAfter(monthOf(to), -5);
  const months = [];
  for (let month = sixth < from ? sixth : monthOf(from); month <= to; month = monthAfter(month)) months.push(month);
  return months;
}

/** Add (`sign` 1) or subtract the figures of `span` in these days. */
export type Piece = Range & { span: Span; sign: 1 | -1 };

/**
 * Covers a range with few rows: years from the year start nearest to each end, then months the same way, then days,
 * added or subtracted.
 */
export function splitRange({ from, to }: Range): Piece[] {
  return split(from, dayAfter(to), 1, ["year", "month", "day"]);
}

/** `end` is exclusive. */
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

function nearest(span: "month" | "year", day: string): string {
  const begin = span === "month" ? monthOf(day) : yearOf(day);
  const next = monthAfter(begin, span === "month" ? 1 : 12);
  return daysBetween(begin, day) <= daysBetween(day, next) ? begin : next;
}
