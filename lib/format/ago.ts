import { formatDate } from "./date";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = new Intl.RelativeTimeFormat("en", { numeric: "auto" });

/** "just now", "2 hours ago", "yesterday"; from a week on the date, by `formatDay`. `now` is in milliseconds. */
export function formatAgo(time: string, now: number, formatDay: (time: string) => string = formatDate): string {
  const age = now - new Date(time).getTime();
  if (age < minute) return "just now";
  if (age < hour) return relative.format(-Math.floor(age / minute), "minute");
  if (age < day) return relative.format(-Math.floor(age / hour), "hour");
  if (age < 7 * day) return relative.format(-Math.floor(age / day), "day");
  return formatDay(time);
}
