/**
 * Limits of counting: events in one call; calls of one network in a minute, to one card and to all of them, so that one
 * busy card on a carrier's network takes nothing from others; calls for one company in an hour; events waiting to be
 * stored, and for how many milliseconds; how late an event may arrive and how far ahead its clock may be; rows kept.
 */
export const eventLimits = {
  perCall: 20,
  perMinute: 600,
  perNetworkMinute: 12_000,
  perCompanyHour: 20_000,
  waiting: 10_000,
  flush: 1_000,
  age: 31 * 24 * 60 * 60_000,
  ahead: 5 * 60_000,
  stored: 20_000_000,
  host: 253,
} as const;

/**
 * Days that one range may span; how many contents, towns, countries and languages are ranked; how often figures and live
 * visitors are fetched again.
 */
export const analyticsLimits = { days: 1_830, ranked: 10, places: 20, refresh: 60_000, live: 15_000 } as const;

/** Totals of visitors at which a company is notified. */
export const milestones = [100, 500, 1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000] as const;

export const periods = ["7d", "30d", "90d", "1y"] as const;
export type Period = (typeof periods)[number];

export const defaultPeriod: Period = "30d";

/** The days of each period; the last of them is today. */
export const daysOfPeriod: Record<Period, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };

/** Whether a text is a day of this century or the next: `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = /^2[01]\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
