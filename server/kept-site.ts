import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { log } from "@/lib/runtime/log/log";

type Options = {
  load: () => Promise<SavedSite>;
  /** Cache lifetime without an announcement, in milliseconds. */
  maxAge: () => number;
  now?: () => number;
};

type Kept = { site: Promise<SavedSite>; until: number };

/** Caches the site's settings: every page needs them. */
export function createKeptSite({ load, maxAge, now = Date.now }: Options) {
  let kept: Kept | null = null;
  let last: SavedSite = emptySite;

  function ask(): Promise<SavedSite> {
    const asked: Kept = { site: load().then(remember, excuse), until: now() + maxAge() };
    kept = asked;
    return asked.site;

    function remember(site: SavedSite): SavedSite {
      // Ignore an answer from before a change.
      if (kept === asked) last = site;
      return site;
    }

    function excuse(error: unknown): SavedSite {
      log.error("The site's settings could not be read, so those last known stay", error);
      if (kept === asked) kept = null;
      return last;
    }
  }

  return {
    read: (): Promise<SavedSite> => (kept && now() < kept.until ? kept.site : ask()),
    /** Invalidates the cache. */
    forget(): void {
      kept = null;
    },
  };
}
