/** Days of a calendar, as the contract writes them, belong to no time zone, so they are read and written in one and the same. */
const whole = new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeZone: "UTC" });

/** "2026-11-22" as "22 Nov 2026". */
export function formatDay(day: string): string {
  return whole.format(new Date(day));
}

/** "1 day", "7 days". */
export function inDays(days: number): string {
  return `${days} ${days === 1 ? "day" : "days"}`;
}
