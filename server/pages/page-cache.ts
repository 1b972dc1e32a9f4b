import { setTimeout as delay } from "node:timers/promises";
import { limitConcurrency } from "@/lib/process/concurrency";
import { listenerLimits } from "../load/limits";
import { type Answer, isGone } from "./answer";
import type { Page } from "./page";
import { ProvenCache } from "./proven-cache";

export type PageCacheOptions = {
  /** @throws when the page cannot be made right now. */
  render: (path: string) => Promise<Answer>;
  build: (answer: Answer) => Promise<Page>;
  maxBytes: number;
  /** How long a page that is made now is shown without being renewed, in milliseconds; for ever unless given. */
  maxAge?: () => number;
  now?: () => number;
};

/** A kept page is shown as it is until `renewAt`, and at most until `expireAt` without having been renewed. */
type Entry = { page: Page; renewAt: number; expireAt: number; renewal?: Promise<Outcome | null> };

export type Outcome = { page: Page } | { answer: Answer };

/** How long an old page is shown without trying again, after a try that failed or took too long. */
const retryAfter = 10_000;

/**
 * Finished public pages by canonical path. One rendering per path at a time; what Next or the provider cannot
 * renew is shown on; what was purged is never shown again.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #now: () => number;
  readonly #entries: ProvenCache<Entry>;
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
    this.#entries = new ProvenCache({
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
    if (!entry) return this.#fills.get(path);
    if (this.#now() < entry.renewAt) return entry;
    entry.renewal ??= this.#renew(path, entry);
    return this.#now() < entry.expireAt ? entry : this.#afterRenewal(path, entry, entry.renewal);
  }

  /** The page, rendered where necessary, or the answer that stands in its place. @throws as `render` does. */
  async get(path: string): Promise<Outcome> {
    return this.find(path) ?? this.#fill(path);
  }

  /** Drops every page that carries one of the tags, also those being rendered at this moment. */
  purge(tags: readonly string[]): void {
    this.#purges++;
    for (const tag of tags) {
      for (const path of [...(this.#pathsByTag.get(tag) ?? [])]) this.#entries.delete(path);
      if (this.#filling > 0) this.#purged.set(tag, this.#purges);
    }
    // Whoever asks from now on must see the new state, so nobody joins a rendering that began before.
    this.#fills.clear();
  }

  /**
   * Trusts nothing that is kept or being rendered, because an announcement may have been missed: each page is
   * rendered again before it is shown. What cannot be renewed is shown on, as ever.
   */
  distrust(): void {
    this.#distrusted = ++this.#purges;
    for (const entry of this.#entries.values()) Object.assign(entry, { renewAt: 0, expireAt: 0 });
    this.#fills.clear();
  }

  async #afterRenewal(path: string, entry: Entry, renewal: Promise<Outcome | null>): Promise<Outcome> {
    const outcome = await Promise.race([renewal, delay(listenerLimits.staleWait, null, { ref: false })]);
    if (outcome) return outcome;
    if (this.#entries.peek(path) !== entry) return (await renewal) ?? this.#fill(path);
    entry.renewAt = this.#now() + retryAfter;
    return entry;
  }

  /** Null where the try brought nothing certain, so that the old page stays. */
  async #renew(path: string, entry: Entry): Promise<Outcome | null> {
    const outcome = await this.#renewInTurn(() => this.#fill(path)).catch(() => null);
    entry.renewal = undefined;
    if (outcome && ("page" in outcome || isGone(outcome.answer))) return outcome;
    entry.renewAt = this.#now() + retryAfter;
    return null;
  }

  #fill(path: string): Promise<Outcome> {
    const running = this.#fills.get(path);
    if (running) return running;
    const fill = this.#render(path).finally(() => {
      if (this.#fills.get(path) === fill) this.#fills.delete(path);
    });
    this.#fills.set(path, fill);
    return fill;
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
    this.#entries.set(path, { page, renewAt, expireAt: Math.min(now + age, end) });
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
