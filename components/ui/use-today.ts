import { readClock } from "@/lib/card/opening-hours";
import { useHydrated } from "./use-hydrated";

/** The reader's day, YYYY-MM-DD; until hydrated, India's. */
export function useToday(): string {
  const timeZone = useHydrated() ? undefined : "Asia/Kolkata";
  return readClock(timeZone, new Date()).date;
}
