import { dayMs } from "../clock";
import * as fieldMessages from "../messages";
import { analyticsLimits } from "./values";

type Days = { from?: string | undefined; to?: string | undefined };

/** What is wrong with a range of days, and with which end; null if nothing. No ends at all is fine: no range. */
export function findRangeFault({ from, to }: Days): { path: keyof Days; message: string } | null {
  if (from === undefined && to === undefined) return null;
  if (from === undefined || to === undefined)
    return { path: from === undefined ? "from" : "to", message: fieldMessages.dayInvalid };
  if (to < from) return { path: "to", message: fieldMessages.rangeInvalid };
  const isTooLong = (Date.parse(to) - Date.parse(from)) / dayMs >= analyticsLimits.days;
  return isTooLong ? { path: "to", message: fieldMessages.rangeTooLong } : null;
}
