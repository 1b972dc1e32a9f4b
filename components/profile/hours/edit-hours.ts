import { type Span, toMinutes, type Weekday, weekdays } from "@/lib/contract/clock";
import type { OpeningHours, Week } from "@/lib/contract/opening-hours";

/** What an owner may do to hours that are being typed: a time may still be empty. */

const wholeDay: Span = { from: "00:00", to: "00:00" };
const usualDay: Span = { from: "09:00", to: "21:00" };
const usualBreak = { from: "13:00", to: "14:00" };

/** What most shops change least of. */
export const usualHours: OpeningHours = {
  week: { ...(Object.fromEntries(weekdays.map((day) => [day, [usualDay]])) as Week), sun: [] },
  special_dates: [],
};

/** On every other day that is open. */
export function repeatDay(week: Week, day: Weekday): Week {
  const open = Object.entries(week).filter(([, spans]) => spans.length > 0);
  return { ...week, ...Object.fromEntries(open.map(([name]) => [name, week[day]])) };
}

export function openDay(): Span[] {
  return [usualDay];
}

export function openAllDay(): Span[] {
  return [wholeDay];
}

export function isAllDay([span, another]: readonly Span[]): boolean {
  return !another && span?.from === wholeDay.from && span.to === wholeDay.to;
}

/** Lunch, where the last span goes over it; otherwise one more span, to be filled in. */
export function addBreak(spans: readonly Span[]): Span[] {
  const [before, last] = [spans.slice(0, -1), spans.at(-1) ?? usualDay];
  const [start, end] = toMinutes(last);
  const [lunch, afterLunch] = toMinutes(usualBreak);
  if (start < lunch && afterLunch < end)
    return [...before, { from: last.from, to: usualBreak.from }, { from: usualBreak.to, to: last.to }];
  return [...spans, { from: "", to: "" }];
}
