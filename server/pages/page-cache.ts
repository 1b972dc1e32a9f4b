import { setTimeout as delay } from "node:timers/promises";
import { limitConcurrency } from "@/lib/runtime/concurrency";
import { listenerLimits } from "../load/limits";
import { type Answer, isGone, type Page } from "./page";
import { SegmentedCache } from "./segmented-cache";

export type PageCacheOptions = {
  /** @throws when the page cannot be made right now. */
  render: (path: string) => Promise<Answer>;
  build: (answer: Answer) => Promise<Page>;
  maxBytes: number;
  /** How long a page that is made now is shown without being renewed, in milliseconds; for ever unless given. */
  maxAge?: () => number;
  /** Whether a page may be shown beyond its age, or after its content has changed, while no other can be made. */
  mayOutlive?: () => boolean;
  now?: () => number;
};

/**
 * A kept page is shown as it is until `renewAt`, until `expireAt` while it is renewed, and until `endAt` where that fails.
 * What it shows `isOutdated` when something else is known to have come in its place: then it is no more than a makeshift.
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

/** How long an old page is shown without trying again, after a try that failed or took too long. */
const retryAfter = 10_000;

/**
 * Finished public pages by canonical path. One rendering per path at a time; what Next or the provider cannot
 * renew is shown on, for a day at most. What was purged is never shown again, unless only content has changed: then
 * whoever asks gets the new page, and the former one for a day at most where none can be made.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #entries: SegmentedCache<Entry>;
  readonly #pathsByTag = new Map<string, Set<string>>();
  readonly #fills = new Map<string, Promise<Outcome>>();
  readonly #renewInTurn = limitConcurrency(listenerLimits.renewalsAtOnce, listenerLimits.renewalsWaiting);
  #filling = 0;
  /** Counts purges; `#purged` remembers which tags went at which count while a rendering may still bring them back. */
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

  /** The page when it can be shown without a further thought; this is the hot path. */
  lookup(path: string): Page | undefined {
    const entry = this.#entries.get(path);
    return entry && this.#now() < entry.renewAt ? entry.page : undefined;
  }

  /**
   * What can be had without a rendering for whoever asks: a page that may still be shown, renewed in the background
   * where it is old; one that is renewed first, or shown on where that fails; the outcome of a rendering under way.
   */
  find(path: string): Outcome | Promise<Outcome> | undefined {
    const entry = this.#entries.get(path);
    const now = this.#now();
    if (!entry || entry.isOutdated || now >= entry.endAt) return this.#fills.get(path);
    if (now < entry.renewAt) return entry;
    entry.renewal ??= this.#renew(path, entry);
    return now < entry.expireAt ? entry : this.#afterRenewal(path, entry, entry.renewal);
  }

  /** The page, rendered where necessary, or the answer that stands in its place. @throws as `render` does. */
  async get(path: string): Promise<Outcome> {
    return this.find(path) ?? this.#fill(path);
  }

  /**
   * Drops every page that carries one of the tags, also those being rendered at this moment. Where only content has changed,
   * a page that may outlive itself waits for what comes in its place.
   */
  purge(tags: readonly string[], isContent = false): void {
    this.#purges++;
    const keeps = isContent && this.#mayOutlive();
    for (const path of tags.flatMap((tag) => [...(this.#pathsByTag.get(tag) ?? [])])) {
      const entry = this.#entries.peek(path);
      if (entry && keeps) this.#outdate(entry);
      else this.#entries.delete(path);
    }
    if (this.#filling > 0) for (const tag of tags) this.#purged.set(tag, this.#purges);
    // Whoever asks from now on must see the new state, so nobody joins a rendering that began before.
    this.#fills.clear();
  }

  /**
   * Trusts nothing that is kept or being rendered: each page is rendered again before it is shown. Where only content has
   * changed it may outlive itself, as in `purge`; where an announcement may have been missed it may not.
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

  /** Null where the try brought nothing certain, so that the old page stays. */
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

  /** Where nothing comes in the place of an outdated page, that page, which is then shown to others without a wait. */
  async #renderOrKeep(path: string): Promise<Outcome> {
    const begun = this.#purges;
    const outcome = await this.#render(path).catch((error: unknown) => ({ error }));
    if (!("error" in outcome) && isCertain(outcome)) return outcome;
    const entry = this.#entries.peek(path);
    const now = this.#now();
    if (entry?.isOutdated && now < entry.endAt && answersNothing(outcome)) {
      // Whoever asked after a later change waits for a try of their own.
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
    // Of a provider whose clock is behind, a page ends before it has begun.
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

/** Whether it stands for the page from now on, or says that there is none. */
function isCertain(outcome: Outcome): boolean {
  return "page" in outcome || isGone(outcome.answer);
}

/** Whether nobody was there to make the page. */
function answersNothing(outcome: Outcome | { error: unknown }): boolean {
  return "error" in outcome || ("answer" in outcome && outcome.answer.status >= 500);
}
