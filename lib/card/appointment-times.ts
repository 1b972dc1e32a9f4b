import { formatNamedDay } from "../format/calendar";
import { formatClock } from "../format/clock";
import { timeZoneOffset } from "../format/time-zone";
import type { T, Write } from "../i18n/translator";
import { readClock } from "./opening-hours";

type Times = { start: string; end: string };

/** "10:30 am" by the clock of an IANA time zone; one that comes twice that day says which: "2:30 am (GMT+2)". */
export function formatTime(t: Write, time: string, timeZone: string): string {
  const at = new Date(time);
  const shown = formatClock(t, readClock(timeZone, at).minutes);
  return comesTwice(at, timeZone) ? `${shown} (${timeZoneOffset(timeZone, at)})` : shown;
}

/** Clocks are put back by an hour, on Lord Howe Island by half of one, near the South Pole by two. */
const putBack = [-2, -1, -0.5, 0.5, 1, 2].map((hours) => hours * 60 * 60_000);

function comesTwice(at: Date, timeZone: string): boolean {
  const after = (ms: number) => new Date(at.getTime() + ms);
  const [before, later] = [putBack[0], putBack.at(-1)].map((ms = 0) => timeZoneOffset(timeZone, after(ms)));
  if (before === later) return false;
  const { minutes } = readClock(timeZone, at);
  return putBack.some((ms) => readClock(timeZone, after(ms)).minutes === minutes);
}

/** The day on which it is, there: `2026-11-26`. */
export function dayOfTime(time: string, timeZone: string): string {
  return readClock(timeZone, new Date(time)).date;
}

/** "Thu, 26 Nov 2026, 10:30 am – 11:30 am". */
export function formatAppointment(t: T, { start, end }: Times, timeZone: string): string {
  const [from, to] = [start, end].map((time) => formatTime(t, time, timeZone)) as [string, string];
  return `${formatNamedDay(t, dayOfTime(start, timeZone))}, ${t("format.hours.span", { from, to })}`;
}

/** "1 hour 30 minutes". */
export function formatMinutes(t: Write, minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours > 0 && rest > 0) return t("format.hours.hoursAndMinutes", { hours, minutes: rest });
  if (hours > 0) return t("format.hours.hours", { count: hours });
  return rest > 0 ? t("format.hours.minutes", { count: rest }) : "";
}
