import type { T } from "../i18n/translator";
import { createDateFormat } from "./date-format";
import { type InLanguage, perLanguage } from "./locale";

const short = shapeOf({ day: "numeric", month: "short" });
const weekday = shapeOf({ weekday: "short" });
const month = labelOf({ month: "short" });
const monthOfYear = labelOf({ month: "short", year: "numeric" });
const whole = shapeOf({ dateStyle: "medium" });

/** "22 Nov". */
export function formatShortDay(t: InLanguage, day: string): string {
  return short(t).format(new Date(day));
}

/** "Sun". */
export function formatWeekday(t: InLanguage, day: string): string {
  return weekday(t).format(new Date(day));
}

/** "Sun, 22 Nov 2026". */
export function formatNamedDay(t: T, day: string): string {
  return t("format.namedDay", { weekday: formatWeekday(t, day), day: formatDay(t, day) });
}

/** "24 Oct 2026 – 22 Nov 2026"; one day alone is "22 Nov 2026". */
export function formatDays(t: T, from: string, to: string): string {
  return from === to ? formatDay(t, from) : t("format.days", { from: formatDay(t, from), to: formatDay(t, to) });
}

/** "Nov", or "Nov 2026"; passes anything else through. */
export function formatMonth(t: InLanguage, text: string, withYear = false): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  return (withYear ? monthOfYear : month)(t).format(new Date(`${text}-01`));
}

/** "2026-11-22" as "22 Nov 2026". */
export function formatDay(t: InLanguage, day: string): string {
  return whole(t).format(new Date(day));
}

/** A calendar day has no time zone: parse and format it in the same. */
function shapeOf(options: Intl.DateTimeFormatOptions) {
  return perLanguage((locale) => createDateFormat(locale, { ...options, timeZone: "UTC" }));
}

function labelOf(options: Intl.DateTimeFormatOptions) {
  return perLanguage((_, plain) => createDateFormat(plain, { ...options, timeZone: "UTC" }));
}
