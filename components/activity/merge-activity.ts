import type { Activity } from "@/lib/contract/audit/schema";

/** What happened, how often that day, and whether the day is today. */
export type MergedActivity = Activity & { times: number; isToday: boolean };

/** Newest first as `entries` are; what happened again on the same day, in the reader's time zone, is counted, not repeated. */
export function mergeActivity(entries: readonly Activity[], now = new Date()): MergedActivity[] {
  const merged = new Map<string, MergedActivity>();
  const today = now.toDateString();
  for (const entry of entries) {
    const day = new Date(entry.at).toDateString();
    const { action, detail, is_own, colleague, client_id, company_name } = entry;
    const key = JSON.stringify([day, action, detail, is_own, colleague, client_id, company_name]);
    const former = merged.get(key);
    if (former) former.times += 1;
    else merged.set(key, { ...entry, times: 1, isToday: day === today });
  }
  return [...merged.values()];
}
