/** Days as tables have them: YYYY-MM-DD, which order like the days they stand for. */

/** The day of a time, in UTC. */
export function dayOf(time: Date | number): string {
  return new Date(time).toISOString().slice(0, 10);
}

export function dayAfter(day: string): string {
  return dayOf(Date.parse(day) + 24 * 60 * 60_000);
}
