import type { T } from "../i18n/translator";
import { formatDate } from "./date";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "just now", "2 hours ago", "yesterday"; from a week on the date, by `formatDay`. `now` is in milliseconds. */
export function formatAgo(t: T, time: string, now: number, formatDay = formatDate): string {
  const age = now - new Date(time).getTime();
  if (age < minute) return t("format.ago.now");
  if (age < hour) return t("format.ago.minutes", { count: Math.floor(age / minute) });
  if (age < day) return t("format.ago.hours", { count: Math.floor(age / hour) });
  if (age < 7 * day) return t("format.ago.days", { count: Math.floor(age / day) });
  return formatDay(t, time);
}
