import { z } from "zod";
import type { PageNews } from "@/lib/contract/page-tags";
import type { Db } from "../../ports/database/schema";
import type { Job } from "../jobs/job";
import { insertJob } from "../jobs/repo";

/** How long the process that wrote has to announce its changes itself, in milliseconds. */
export const announceWithin = 5_000;

/**
 * Announces what a write has changed where the process that wrote died before it could, or did not learn that its
 * transaction was safe: the other processes would show their pages as they were, for good.
 */
export const announceChanges: Job<string[]> = {
  kind: "announce_changes",
  payload: z.array(z.string()),
  isUrgent: true,
  run: ({ announce }, news) => announce(news as PageNews),
};

/** The job that announces what was changed at `now`, in so many milliseconds. */
export function describeAnnouncement(news: PageNews, now: string, after: number) {
  const run_at = new Date(Date.parse(now) + after).toISOString();
  return { kind: announceChanges.kind, payload: JSON.stringify(news), run_at, created_at: now };
}

/** For a command beside the service: that has the pages, so it has to hear of what has changed. */
export async function leaveAnnouncement(db: Db, news: PageNews): Promise<void> {
  if (news.length > 0) await insertJob(db, describeAnnouncement(news, new Date().toISOString(), 0));
}
