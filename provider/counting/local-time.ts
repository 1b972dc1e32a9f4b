import { LRUCache } from "lru-cache";

const formats = new LRUCache<string, Intl.DateTimeFormat>({ max: 500 });

/** What the calendar and the clock say at `at` in an IANA time zone: YYYY-MM-DD, and the hour from 0 to 23. */
export function localTime(timeZone: string, at: Date): { day: string; hour: number } {
  const format = formats.get(timeZone) ?? createFormat(timeZone);
  formats.set(timeZone, format);
  // Swedish writes 2026-11-22 14.
  const [day = "", hour = ""] = format.format(at).split(" ");
  return { day, hour: Number(hour) };
}

function createFormat(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
  });
}

/** No time zone is further from UTC, in milliseconds. */
const furthest = 15 * 60 * 60_000;

/** When a day, as YYYY-MM-DD, begins in an IANA time zone. */
export function startOfDay(timeZone: string, day: string): Date {
  let [before, after] = [Date.parse(day) - furthest, Date.parse(day) + furthest];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localTime(timeZone, new Date(middle)).day < day) before = middle;
    else after = middle;
  }
  return new Date(after);
}
