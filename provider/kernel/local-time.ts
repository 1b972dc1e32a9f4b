import { LRUCache } from "lru-cache";
import { dayMs } from "@/lib/contract/clock";

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** The day (YYYY-MM-DD) and hour (0 to 23) at `at` in an IANA time zone. */
export function localTime(timeZone: string, at: Date): { day: string; hour: number } {
  const [day = "", time = ""] = writeClock(timeZone, at).split(" ");
  return { day, hour: Number(time.split(":")[0]) };
}

/** The Swedish locale formats as 2026-11-22 14:05. */
function writeClock(timeZone: string, at: Date | number): string {
  const format = formats.get(timeZone) ?? createFormat(timeZone);
  formats.set(timeZone, format);
  return format.format(at);
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
}

const minute = 60_000;

/** The start of a day (YYYY-MM-DD) in an IANA time zone. */
export function startOfDay(timeZone: string, date: string): Date {
  return new Date(momentOf(timeZone, date, 0));
}

/**
 * The time in milliseconds at which clocks in an IANA time zone first show this many minutes after midnight, or more.
 * For a time that occurs twice it is the first; for one skipped by daylight saving it is the moment of the change.
 */
export function momentOf(timeZone: string, date: string, minutes: number): number {
  const shown = Date.parse(date) + minutes * minute;
  // Assumes at most one clock change within these two days.
  const [before, after] = [offsetAt(timeZone, shown - dayMs), offsetAt(timeZone, shown + dayMs)];
  for (const offset of [Math.max(before, after), Math.min(before, after)])
    if (offsetAt(timeZone, shown - offset) === offset) return shown - offset;
  let [early, late] = [shown - after, shown - before];
  while (late - early > minute) {
    const middle = early + Math.floor((late - early) / 2 / minute) * minute;
    if (offsetAt(timeZone, middle) === before) early = middle;
    else late = middle;
  }
  return late;
}

/** The zone's offset from UTC, in milliseconds. */
function offsetAt(timeZone: string, at: number): number {
  return Date.parse(`${writeClock(timeZone, at).replace(" ", "T")}Z`) - Math.floor(at / minute) * minute;
}
