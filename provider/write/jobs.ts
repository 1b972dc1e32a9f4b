import { z } from "zod";
import type { PageTag } from "@/lib/contract/page-tags";
import type { Job } from "../jobs/job";

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
  run: ({ announce }, tags) => announce(tags as PageTag[]),
};

/** The job that announces what was changed at `now`, in so many milliseconds. */
export function describeAnnouncement(tags: Iterable<string>, now: string, after: number) {
  const run_at = new Date(Date.parse(now) + after).toISOString();
  return { kind: announceChanges.kind, payload: JSON.stringify([...tags]), run_at, created_at: now };
}
