import { AsyncLocalStorage } from "node:async_hooks";
import { contentOnly, type PageNews, type PageTag } from "@/lib/contract/page-tags";

/** Tells the caches of public pages which have changed, and whether only their content did; resolves once they know. */
export type Announce = (news: PageNews) => Promise<void>;

/** The tags that a call has announced; `isContent` only if every announcement was content only. */
export type Announced = { tags: Set<PageTag>; isContent: boolean };

const announced = new AsyncLocalStorage<Announced>();

/** Runs `work` and collects its announcements in `noted`, for a response header. */
export function noteAnnounced<T>(noted: Announced, work: () => Promise<T>): Promise<T> {
  return announced.run(noted, work);
}

/** Wraps `announce`, so that it also adds to the current call's `noteAnnounced`. */
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
