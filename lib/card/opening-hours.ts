import { dayAfter, minutesOfDay, spansOn, toMinutes } from "../contract/clock";
import type { OpeningHours, SpecialDate } from "../contract/opening-hours";

/*
 * Whether a company is open. The card's script carries this too, so it brings no library along. All is reckoned on the
 * clock that hangs in the shop: where that is put forward or back, so is what it says.
 */

/** A time on the shop's clock: how many days from its today, that day, and minutes since that day began. */
export type Moment = { days: number; date: string; minutes: number };

export type OpenState =
  | { is: "always" }
  | { is: "open"; until: Moment }
  /** `next` is null where it does not open within a year; `special` is today, where it is closed all day. */
  | { is: "closed"; next: Moment | null; special: SpecialDate | null };

/** No gap for so many days is taken for none at all. */
const alwaysAfter = 7;
const searchedDays = 366;

/** What the calendar, as YYYY-MM-DD, and the clock, as minutes since midnight, say at `at` in an IANA time zone. */
export function readClock(timeZone: string | undefined, at: Date): { date: string; minutes: number } {
  // Swedish writes 2026-11-22 14:05:00.
  const [date = "", time = ""] = at.toLocaleString("sv-SE", { timeZone }).split(" ");
  const [hours, minutes] = time.split(":");
  return { date, minutes: Number(hours) * 60 + Number(minutes) };
}

/** @throws RangeError when this machine does not know the time zone. */
export function findOpenState(hours: OpeningHours, timeZone: string, at: Date): OpenState {
  const { date: today, minutes: now } = readClock(timeZone, at);
  const dateOf = (days: number) => dayAfter(today, days);
  const toMoment = (minutes: number): Moment => {
    const days = Math.floor(minutes / minutesOfDay);
    return { days, date: dateOf(days), minutes: minutes % minutesOfDay };
  };
  /** In minutes since today began, in order. */
  const spansOf = (days: number) =>
    spansOn(hours, dateOf(days))
      .map((span) => toMinutes(span).map((minutes) => minutes + days * minutesOfDay) as [number, number])
      .sort(([one], [other]) => one - other);

  let until = now;
  for (let days = -1; days <= alwaysAfter; days++)
    for (const [start, end] of spansOf(days)) if (start <= until && end > until) until = end;
  if (until >= now + alwaysAfter * minutesOfDay) return { is: "always" };
  if (until > now) return { is: "open", until: toMoment(until) };

  const special = hours.special_dates.find(({ date, spans }) => date === today && spans.length === 0) ?? null;
  for (let days = 0; days <= searchedDays; days++) {
    const next = spansOf(days).find(([start]) => start > now);
    if (next) return { is: "closed", next: toMoment(next[0]), special };
  }
  return { is: "closed", next: null, special };
}
