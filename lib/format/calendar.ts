const short = new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "short", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-IN", { weekday: "short", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });
const monthOfYear = new Intl.DateTimeFormat("en", { month: "short", year: "numeric", timeZone: "UTC" });

/** "22 Nov". */
export function formatShortDay(day: string): string {
  return short.format(new Date(day));
}

/** "Sun". */
export function formatWeekday(day: string): string {
  return weekday.format(new Date(day));
}

/** "Sun, 22 Nov 2026". */
export function formatNamedDay(day: string): string {
  return `${formatWeekday(day)}, ${formatDay(day)}`;
}

/** "24 Oct 2026 – 22 Nov 2026"; one day alone is "22 Nov 2026". */
export function formatDays(from: string, to: string): string {
  return from === to ? formatDay(from) : `${formatDay(from)} – ${formatDay(to)}`;
}

/** "Nov", or "Nov 2026"; passes anything else through. */
export function formatMonth(text: string, withYear = false): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text)) return text;
  return (withYear ? monthOfYear : month).format(new Date(`${text}-01`));
}

/** A calendar day has no time zone: parse and format it in the same. */
const whole = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

/** "2026-11-22" as "22 Nov 2026". */
export function formatDay(day: string): string {
  return whole.format(new Date(day));
}

/** "1 day", "7 days". */
export function inDays(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
