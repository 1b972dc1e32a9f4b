import { emptySite, type SavedSite } from "@/lib/contract/site/schema";
import { log } from "@/lib/runtime/log/log";

type Options = {
  /** @throws when it cannot be read right now. */
  load: () => Promise<SavedSite>;
  /** How long an answer holds without an announcement, in milliseconds. */
  maxAge: () => number;
  now?: () => number;
};

type Kept = { site: Promise<SavedSite>; until: number };

/** What administrators said of the site, asked for once and then kept: every page speaks of it. */
export function createKeptSite({ load, maxAge, now = Date.now }: Options) {
  let kept: Kept | null = null;
  let last: SavedSite = emptySite;

  function ask(): Promise<SavedSite> {
    const asked: Kept = { site: load().then(remember, excuse), until: now() + maxAge() };
    kept = asked;
    return asked.site;

    function remember(site: SavedSite): SavedSite {
      // An answer from before a change must not outlive it.
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
    /** Something of it has changed, or may have. */
    forget(): void {
      kept = null;
    },
  };
}
