import { dayAfter, spansOn, toMinutes } from "@/lib/contract/clock";
import type { OpeningHours } from "@/lib/contract/opening-hours";
import { localTime, momentOf } from "../kernel/local-time";

/** From and until when, in milliseconds; the end is not part of it. */
export type Stretch = { start: number; end: number };

/** When a company gives appointments. */
export type Rules = {
  hours: OpeningHours;
  timeZone: string;
  /** Minutes from one start to the next; null for the service's own length. */
  step: number | null;
  atOnce: number;
  noticeHours: number;
  aheadDays: number;
};

/** What is asked for, and what is booked already. */
type Search = { minutes: number; now: Date; booked: readonly Stretch[] };

const minute = 60_000;

/** The days on which something can be booked at most, today first, by the company's own calendar. */
export function listDays({ timeZone, aheadDays }: Pick<Rules, "timeZone" | "aheadDays">, now: Date): string[] {
  const today = localTime(timeZone, now).day;
  return Array.from({ length: aheadDays + 1 }, (_, days) => dayAfter(today, days));
}

/** From when until when a day's starts lie. */
export function stretchOf(timeZone: string, day: string): Stretch {
  return { start: momentOf(timeZone, day, 0), end: momentOf(timeZone, dayAfter(day), 0) };
}

/** What is free of a day, in order: far enough ahead, near enough, and not booked already. */
export function listFree(rules: Rules, day: string, { minutes, now, booked }: Search): Stretch[] {
  const today = localTime(rules.timeZone, now).day;
  if (day < today || day > dayAfter(today, rules.aheadDays)) return [];
  const earliest = now.getTime() + rules.noticeHours * 60 * minute;
  const { start, end } = stretchOf(rules.timeZone, day);
  // What begins late may end on the next day.
  const near = booked.filter((one) => one.end > start && one.start < end + minutes * minute);
  return listSlots(rules, day, minutes).filter((slot) => slot.start >= earliest && isFree(slot, near, rules.atOnce));
}

/**
 * Whether there is room for one more all through `slot`. Two that follow each other need one place, not two.
 */
export function isFree(slot: Stretch, booked: readonly Stretch[], atOnce: number): boolean {
  const others = booked.filter(({ start, end }) => start < slot.end && end > slot.start);
  // There are most of them where one begins.
  const moments = [slot.start, ...others.map(({ start }) => start).filter((start) => start > slot.start)];
  return moments.every((at) => others.filter(({ start, end }) => start <= at && end > at).length < atOnce);
}

/**
 * Everything that begins on a day and ends before the company closes, one step after another from when it opens. Steps
 * are of real time: where clocks are put back an hour is offered twice, where they are put forward none is made up. The
 * night of the day before may still be open.
 */
function listSlots({ hours, timeZone, step }: Rules, day: string, minutes: number): Stretch[] {
  const { start: begin, end: finish } = stretchOf(timeZone, day);
  const starts = new Set<number>();
  for (const date of [dayAfter(day, -1), day])
    for (const span of spansOn(hours, date)) {
      const [opens, closes] = toMinutes(span).map((at) => momentOf(timeZone, date, at)) as [number, number];
      for (let at = opens; at + minutes * minute <= closes; at += (step ?? minutes) * minute)
        if (at >= begin && at < finish) starts.add(at);
    }
  return [...starts].sort((one, other) => one - other).map((start) => ({ start, end: start + minutes * minute }));
}
