import { z } from "zod";
import { type PageNews, siteTag } from "@/lib/contract/page-tags";
import type { Deps } from "../../deps";
import { keysAtOnce } from "../../ports/cdn/cdn";
import type { Job } from "../jobs/job";
import { insertJob } from "../jobs/repo";

/** How long the writing process has to announce its changes itself, in milliseconds. */
export const announceWithin = 5_000;

/**
 * Announces the changes of a write whose process crashed after the commit or never learned of it. Otherwise other
 * processes would serve stale pages for good.
 */
export const announceChanges: Job<string[]> = {
  kind: "announce_changes",
  payload: z.array(z.string()),
  isUrgent: true,
  run: ({ announce }, news) => announce(news as PageNews),
};

/** A job that announces changes made at `now`, after so many milliseconds. */
export function describeAnnouncement(news: PageNews, now: string, after: number) {
  const run_at = new Date(Date.parse(now) + after).toISOString();
  return { kind: announceChanges.kind, payload: JSON.stringify(news), run_at, created_at: now };
}

/** For a command beside the service: that has the pages, so it has to hear of what has changed. */
export async function leaveAnnouncement({ db, now }: Pick<Deps, "db" | "now">, news: PageNews): Promise<void> {
  if (news.length > 0) await insertJob(db, describeAnnouncement(news, now().toISOString(), 0));
}

/**
 * Delay of the second purge, in milliseconds: longer than any rendering that began before the change. Such a rendering
 * could put a stale page back into the CDN, as could a process that has not heard of the change yet.
 */
export const purgeAgainAfter = 20_000;

/** Purges changed pages from the CDN; does nothing without one, or if it has been removed from the settings. */
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

/** Purge jobs for a change at `now`, one per delay in milliseconds. */
export function describePurges(tags: Iterable<string>, now: string, delays = [0, purgeAgainAfter]) {
  const payload = JSON.stringify([...tags]);
  return delays.map((delay) => {
    const run_at = new Date(Date.parse(now) + delay).toISOString();
    return { kind: purgeCdn.kind, payload, run_at, created_at: now };
  });
}

/** Every page has the site's tag, so it replaces all others when there are too many for one call. */
function joinTags(tags: readonly string[]): string[] {
  const all = new Set(tags);
  return all.has(siteTag) || all.size > keysAtOnce ? [siteTag] : [...all];
}
