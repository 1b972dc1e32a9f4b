import { setTimeout as delay } from "node:timers/promises";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import { listenerLimits } from "../load/limits";
import { type Answer, isGone, type Page } from "./page";
import { SegmentedCache } from "./segmented-cache";

export type PageCacheOptions = {
  /** @throws if rendering fails */
  render: (path: string) => Promise<Answer>;
  build: (answer: Answer) => Promise<Page>;
  maxBytes: number;
  /** Lifetime of a page in milliseconds; default: for ever. */
  maxAge?: () => number;
  /** A stale or outdated page may be served while rendering fails. */
  mayOutlive?: () => boolean;
  now?: () => number;
};

/**
 * Fresh until `renewAt`; served while it is refreshed until `expireAt`, and until `endAt` if that fails. `isOutdated`:
 * its content is known to have changed, so it only serves as a fallback.
 */
type Entry = {
  page: Page;
  renewAt: number;
  expireAt: number;
  endAt: number;
  isOutdated?: boolean;
  renewal?: Promise<Outcome | null>;
};

export type Outcome = { page: Page } | { answer: Answer };

/** Pause after a failed or slow refresh. */
const retryAfter = 10_000;

/**
 * Public pages by canonical path, one rendering per path at a time. A page that cannot be refreshed is served stale for
 * a day at most. A purged page is never served again; after a change of content alone it remains the fallback for a
 * day.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #entries: SegmentedCache<Entry>;
  readonly #pathsByTag = new Map<string, Set<string>>();
  readonly #fills = new Map<string, Promise<Outcome>>();
  readonly #renewInTurn = limitConcurrency(listenerLimits.renewalsAtOnce, listenerLimits.renewalsWaiting);
  #filling = 0;
  /** Number of purges; `#purged` maps tags to it while a rendering that began earlier is under way. */
  #purges = 0;
  readonly #purged = new Map<string, number>();
  #distrusted = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
    this.#entries = new SegmentedCache({
      maxBytes: options.maxBytes,
      sizeOf: ({ page }, path) => page.size + path.length * 2,
      onGone: ({ page }, path) => this.#unlink(page, path),
      elapsed: options.now,
    });
  }

  /** A fresh page. The hot path. */
  lookup(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    return entry && this.#now() < entry.renewAt ? entry.page : undefined;
  }

  /**
   * A page without a new rendering: fresh, stale with a background refresh, refreshed first with the old one as
   * fallback, or the outcome of a rendering under way.
   */
  find(path: string): Outcome | Promise<Outcome> | undefined {
    const entry = this.#entries.get(path);
    const now = this.#now();
    if (!entry || entry.isOutdated || now >= entry.endAt) return this.#fills.get(path);
    if (now < entry.renewAt) return entry;
    entry.renewal ??= this.#renew(path, entry);
    return now < entry.expireAt ? entry : this.#afterRenewal(path, entry, entry.renewal);
  }

  /** The page, rendered if necessary, or another answer. @throws as `render` */
  async get(path: string): Promise<Outcome> {
    return this.find(path) ?? this.#fill(path);
  }

  /** Drops pages by tag, including those being rendered. If only content changed, they stay as fallbacks. */
  purge(tags: readonly string[], isContent = false): void {
    this.#purges++;
    const keeps = isContent && this.#mayOutlive();
    for (const path of tags.flatMap((tag) => [...(this.#pathsByTag.get(tag) ?? [])])) {
      const entry = this.#entries.peek(path);
      if (entry && keeps) this.#outdate(entry);
      else this.#entries.delete(path);
    }
    if (this.#filling > 0) for (const tag of tags) this.#purged.set(tag, this.#purges);
    // Later requests must not join a rendering that began before the purge.
    this.#fills.clear();
  }

  /**
   * Every page is rendered again before it is served. With `isContent` it stays as a fallback, as in `purge`; not if an
   * announcement may have been missed.
   */
  distrust(isContent = false): void {
    this.#distrusted = ++this.#purges;
    const keeps = isContent && this.#mayOutlive();
    for (const entry of this.#entries.values()) this.#outdate(entry, keeps ? listenerLimits.outdatedPage : 0);
    this.#fills.clear();
  }

  #mayOutlive(): boolean {
    return this.#options.mayOutlive?.() ?? false;
  }

  #outdate(entry: Entry, time: number = listenerLimits.outdatedPage): void {
    const endAt = Math.min(entry.endAt, this.#now() + time);
    Object.assign(entry, { isOutdated: true, renewAt: 0, expireAt: 0, endAt, renewal: undefined });
  }

  async #afterRenewal(path: string, entry: Entry, renewal: Promise<Outcome | null>): Promise<Outcome> {
    const outcome = await Promise.race([renewal, delay(listenerLimits.staleWait, null, { ref: false })]);
    if (outcome) return outcome;
    if (this.#entries.peek(path) !== entry || entry.isOutdated) return (await renewal) ?? this.get(path);
    entry.renewAt = this.#now() + retryAfter;
    return entry;
  }

  /** Null if nothing is certain: the old page stays. */
  async #renew(path: string, entry: Entry): Promise<Outcome | null> {
    const begun = this.#purges;
    const outcome = await this.#renewInTurn(() => this.#fill(path)).catch(() => null);
    if (begun !== this.#purges && entry.isOutdated) return null;
    entry.renewal = undefined;
    if (outcome && isCertain(outcome)) return outcome;
    entry.renewAt = this.#now() + retryAfter;
    return null;
  }

  #fill(path: string): Promise<Outcome> {
    const running = this.#fills.get(path);
    if (running) return running;
    const fill = this.#renderOrKeep(path).finally(() => {
      if (this.#fills.get(path) === fill) this.#fills.delete(path);
    });
    this.#fills.set(path, fill);
    return fill;
  }

  /** Falls back to the outdated page, which others then get without waiting. */
  async #renderOrKeep(path: string): Promise<Outcome> {
    const begun = this.#purges;
    const outcome = await this.#render(path).catch((error: unknown) => ({ error }));
    if (!("error" in outcome) && isCertain(outcome)) return outcome;
    const entry = this.#entries.peek(path);
    const now = this.#now();
    if (entry?.isOutdated && now < entry.endAt && answersNothing(outcome)) {
      // Requests after a later change need their own rendering.
      if (begun === this.#purges)
        Object.assign(entry, { isOutdated: false, renewAt: now + retryAfter, expireAt: entry.endAt });
      return entry;
    }
    if ("error" in outcome) throw outcome.error;
    return outcome;
  }

  async #render(path: string): Promise<Outcome> {
    const before = this.#entries.peek(path);
    const begun = this.#purges;
    this.#filling++;
    try {
      const answer = await this.#options.render(path);
      if (answer.status === 200 && answer.tags && answer.body.length <= listenerLimits.cachedPage) {
        const page = await this.#options.build(answer);
        const isOutdated = page.tags.some((tag) => (this.#purged.get(tag) ?? 0) > begun);
        if (!isOutdated && this.#distrusted <= begun) this.#store(path, page);
        return { page };
      }
      if (isGone(answer) && before && this.#entries.peek(path) === before) this.#entries.delete(path);
      return { answer };
    } finally {
      if (--this.#filling === 0) this.#purged.clear();
    }
  }

  #store(path: string, page: Page): void {
    const age = this.#options.maxAge?.() ?? Number.POSITIVE_INFINITY;
    const now = this.#now();
    // With a provider whose clock is behind, `until` may be in the past.
    const end = Math.max(page.until, now + retryAfter);
    const renewAt = Math.min(now + age * listenerLimits.refreshAfter, end);
    const expireAt = Math.min(now + age, end);
    const endAt = this.#mayOutlive() ? expireAt + listenerLimits.outdatedPage : expireAt;
    this.#entries.set(path, { page, renewAt, expireAt, endAt });
    for (const tag of page.tags) {
      const paths = this.#pathsByTag.get(tag) ?? new Set();
      this.#pathsByTag.set(tag, paths.add(path));
    }
  }

  #unlink(page: Page, path: string): void {
    for (const tag of page.tags) {
      const paths = this.#pathsByTag.get(tag);
      paths?.delete(path);
      if (paths?.size === 0) this.#pathsByTag.delete(tag);
    }
  }
}

/** A page, or certainly none. */
function isCertain(outcome: Outcome): boolean {
  return "page" in outcome || isGone(outcome.answer);
}

function answersNothing(outcome: Outcome | { error: unknown }): boolean {
  return "error" in outcome || ("answer" in outcome && outcome.answer.status >= 500);
}
