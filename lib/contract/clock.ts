/** Days of the week and times of the day, as the contract writes them. Kept apart from the schemas, for the card's script. */

/** As the contract names them, Monday first. */
export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a date, as YYYY-MM-DD. */
export function weekdayOf(date: string): Weekday {
  return weekdays[(new Date(date).getUTCDay() + 6) % 7] ?? "mon";
}

export const minutesOfDay = 24 * 60;
export const dayMs = minutesOfDay * 60_000;

/** The day of a time, as YYYY-MM-DD, in UTC. */
export function dayOf(time: Date | number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day so many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  return dayOf(Date.parse(day) + days * dayMs);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * The same day so many months later, or earlier; the last one of a month that is too short. What is due each month from the
 * 31st counts from that day every time, and so comes back to it.
 */
export function monthAfter(day: string, months = 1): string {
  const date = new Date(day);
  const dayOfMonth = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  // Past the end of a short month: back to its last day.
  if (date.getUTCDate() !== dayOfMonth) date.setUTCDate(0);
  return dayOf(date);
}

/** Times like `09:00`. One that ends no later than it starts ends on the next day; from 00:00 to 00:00 is a whole day. */
export type Span = { from: string; to: string };

/** Start and end of a span in minutes since its day began; the end is past `minutesOfDay` where it is on the next day. */
export function toMinutes({ from, to }: Span): [start: number, end: number] {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return [start, end > start ? end : end + minutesOfDay];
}

type Hours = { week: Record<Weekday, Span[]>; special_dates: readonly { date: string; spans: Span[] }[] };

/** The hours of a date: its own, or its weekday's. */
export function spansOn({ week, special_dates: dates }: Hours, date: string): Span[] {
  const special = dates.find((one) => one.date === date);
  return special ? special.spans : week[weekdayOf(date)];
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":").map(Number);
  return Number(hours) * 60 + Number(minutes);
}
