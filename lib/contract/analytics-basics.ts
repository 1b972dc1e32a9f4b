import { dayMs } from "./clock";
import { analyticsLimits } from "./limits/figure";
import * as fieldMessages from "./messages/field";

export const periods = ["7d", "30d", "90d", "1y"] as const;
export type Period = (typeof periods)[number];

export const defaultPeriod: Period = "30d";

/** The days of each period; the last of them is today. */
export const daysOfPeriod: Record<Period, number> = { "7d": 7, "30d": 30, "90d": 90, "1y": 365 };

/** Whether it is a day of this century or the next: `2026-11-22`. */
export function isDay(text: string): boolean {
  const time = /^2[01]\d\d-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

type Days = { from?: string | undefined; to?: string | undefined };

/** What is wrong with a range of days, and with which of both; null where nothing is. Neither of them is no range. */
export function findRangeFault({ from, to }: Days): { path: keyof Days; message: string } | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined)
    return { path: from === undefined ? "from" : "to", message: fieldMessages.dayInvalid };
  if (to < from) return { path: "to", message: fieldMessages.rangeInvalid };
  const isTooLong = (Date.parse(to) - Date.parse(from)) / dayMs >= analyticsLimits.days;
  return isTooLong ? { path: "to", message: fieldMessages.rangeTooLong } : null;
}
