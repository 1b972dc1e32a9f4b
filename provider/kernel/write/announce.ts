import { AsyncLocalStorage } from "node:async_hooks";
import { contentOnly, type PageNews, type PageTag } from "@/lib/contract/page-tags";

/** Tells whoever keeps public pages which of them have changed, and whether in content alone; resolves when they know. */
export type Announce = (news: PageNews) => Promise<void>;

/** What a call has announced so far; in content alone only where every announcement was. */
export type Announced = { tags: Set<PageTag>; isContent: boolean };

const announced = new AsyncLocalStorage<Announced>();

/** Runs `work` and notes in `noted` what is announced on its behalf, for the header of its answer. */
export function noteAnnounced<T>(noted: Announced, work: () => Promise<T>): Promise<T> {
  return announced.run(noted, work);
}

/** An announcement that the call under way notes too. */
export function createAnnounce(announce: Announce): Announce {
  return async (news) => {
    if (news.length === 0) return;
    const noted = announced.getStore();
    if (noted) {
      for (const tag of news) if (tag !== contentOnly) noted.tags.add(tag);
      noted.isContent &&= news.includes(contentOnly);
    }
    await announce(news);
  };
}
