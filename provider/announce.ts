import { AsyncLocalStorage } from "node:async_hooks";
import type { PageTag } from "@/lib/contract/page-tags";

/** Tells whoever keeps public pages which of them have changed; resolves when they know. */
export type Announce = (tags: readonly PageTag[]) => Promise<void>;

const announced = new AsyncLocalStorage<Set<PageTag>>();

/** Runs `work` and notes in `tags` what is announced on its behalf, for the header of its answer. */
export function noteAnnounced<T>(tags: Set<PageTag>, work: () => Promise<T>): Promise<T> {
  return announced.run(tags, work);
}

/** An announcement that the call under way notes too. */
export function createAnnounce(announce: Announce): Announce {
  return async (tags) => {
    if (tags.length === 0) return;
    for (const tag of tags) announced.getStore()?.add(tag);
    await announce(tags);
  };
}
