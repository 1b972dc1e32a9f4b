import { readClock } from "@/lib/card/opening-hours";
import { useSite } from "./site";

/** The site's day, YYYY-MM-DD: that of due dates and payments, wherever the reader is. */
export function useToday(): string {
  return readClock(useSite().timeZone, new Date()).date;
}
