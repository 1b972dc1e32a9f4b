import type { T } from "../i18n/translator";
import { formatDate } from "./date";
import { perLanguage } from "./locale";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relative = perLanguage((locale) => new Intl.RelativeTimeFormat(locale, { numeric: "auto" }));

/** "just now", "2 hours ago", "yesterday"; from a week on the date, by `formatDay`. `now` is in milliseconds. */
export function formatAgo(t: T, time: string, now: number, formatDay = formatDate): string {
  const age = now - new Date(time).getTime();
  if (age < minute) return t("format.justNow");
  if (age < hour) return relative(t).format(-Math.floor(age / minute), "minute");
  if (age < day) return relative(t).format(-Math.floor(age / hour), "hour");
  if (age < 7 * day) return relative(t).format(-Math.floor(age / day), "day");
  return formatDay(t, time);
}
