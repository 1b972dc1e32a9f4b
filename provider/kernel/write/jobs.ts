import { z } from "zod";
import { type PageNews, siteTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { keysAtOnce } from "../../ports/cdn/cdn";
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
export async function leaveAnnouncement({ db, now }: Pick<Deps, "db" | "now">, news: PageNews): Promise<void> {
  if (news.length > 0) await insertJob(db, describeAnnouncement(news, now().toISOString(), 0));
}

/**
 * When a change is told again, in milliseconds: once whatever began to read the site before it has ended. Until then an
 * edge may have stored the page of before, a rendering may still bring one, and of a process that died another process
 * may not have announced what it changed.
 */
export const purgeAgainAfter = 20_000;

/** Has a CDN in front drop what a write has changed; without one, as where it was taken out of the settings, nothing. */
export const purgeCdn: Job<string[]> = {
  kind: "purge_cdn",
  payload: z.array(z.string()),
  atOnce: 1,
  isPrompt: true,
  join: (payloads) => joinTags(payloads.flat()),
  async run({ cdn }, tags, signal) {
    await cdn?.purge(joinTags(tags), signal);
  },
};

/** The jobs of what was changed at `now`, due in so many milliseconds. */
export function describePurges(tags: Iterable<string>, now: string, delays = [0, purgeAgainAfter]) {
  const payload = JSON.stringify([...tags]);
  return delays.map((delay) => {
    const run_at = new Date(Date.parse(now) + delay).toISOString();
    return { kind: purgeCdn.kind, payload, run_at, created_at: now };
  });
}

/** Every page has the site's tag: it stands for all others, and for more than one call takes. */
function joinTags(tags: readonly string[]): string[] {
  const all = new Set(tags);
  return all.has(siteTag) || all.size > keysAtOnce ? [siteTag] : [...all];
}
