import { dayOf } from "@/lib/contract/clock";

/** Days as tables have them: YYYY-MM-DD, which order like the days they stand for. */

/** Months and years are called by the day that they begin with. */
export function monthOf(day: string): string {
  return `${day.slice(0, -"22".length)}01`;
}

export function monthAfter(month: string, months = 1): string {
  const date = new Date(month);
  return dayOf(date.setUTCMonth(date.getUTCMonth() + months));
}

export function yearOf(day: string): string {
  return `${day.slice(0, -"11-22".length)}01-01`;
}

/** 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
