import { readClock } from "@/lib/card/opening-hours";
import type { Profile } from "@/lib/contract/cards/schema";
import { listHours } from "@/lib/format/opening-hours";
import type { T } from "@/lib/i18n/translator";

/** Line by line, from today on by the clock that is at hand. */
export function describeHours(t: T, { opening_hours: hours }: Pick<Profile, "opening_hours">): string {
  if (!hours) return "";
  return listHours(t, hours, readClock(undefined, new Date()).date)
    .map(({ when, times }) => `${when}: ${times}`)
    .join("\n");
}
