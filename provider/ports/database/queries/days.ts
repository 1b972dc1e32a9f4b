/** Days as stored: YYYY-MM-DD, which sorts by time. */

/** Months and years are identified by their first day. */
export function monthOf(day: string): string {
  return `${day.slice(0, -"22".length)}01`;
}

export function yearOf(day: string): string {
  return `${day.slice(0, -"11-22".length)}01-01`;
}

/** 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}
