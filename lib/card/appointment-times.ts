import { formatNamedDay } from "../format/calendar";
import { formatClock } from "../format/clock";
import { readClock } from "./opening-hours";

type Times = { start: string; end: string };

/** "10:30 am" by the clock of an IANA time zone. */
export function formatTime(time: string, timeZone: string): string {
  return formatClock(readClock(timeZone, new Date(time)).minutes);
}

/** The day on which it is, there: `2026-11-26`. */
export function dayOfTime(time: string, timeZone: string): string {
  return readClock(timeZone, new Date(time)).date;
}

/** "Thu, 26 Nov 2026, 10:30 am – 11:30 am". */
export function formatAppointment({ start, end }: Times, timeZone: string): string {
  const times = [start, end].map((time) => formatTime(time, timeZone)).join(" – ");
  return `${formatNamedDay(dayOfTime(start, timeZone))}, ${times}`;
}

/** "1 hour 30 minutes". */
export function formatMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [countOf(hours, "hour"), countOf(rest, "minute")].filter(Boolean).join(" ");
}

function countOf(count: number, unit: string): string {
  return count === 0 ? "" : `${count} ${unit}${count === 1 ? "" : "s"}`;
}
