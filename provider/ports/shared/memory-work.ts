import { LRUCache } from "lru-cache";
import type { SharedState } from "./shared-state";

const maxResults = 10_000;

/** A result and how long it is still kept, in milliseconds. */
export type Kept = { value: string; keepMs: number };

export type MemoryWork = Pick<SharedState, "tryLock"> & {
  /** As `SharedState.once`, but `find` also returns how long to keep the result. */
  once(key: string, find: () => Promise<Kept>): Promise<string>;
};

/** Locks and cached results within this process. */
export function createMemoryWork(elapsed: () => number): MemoryWork {
  const locked = new Set<string>();
  const results = new LRUCache<string, { value: string; expires: number }>({ max: maxResults });
  const running = new Map<string, Promise<string>>();

  const run = (key: string, find: () => Promise<Kept>) => {
    const result = find()
      .then(({ value, keepMs }) => {
        results.set(key, { value, expires: elapsed() + keepMs });
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, result);
    return result;
  };

  return {
    async tryLock(name, _leaseMs, work) {
      if (locked.has(name)) return null;
      locked.add(name);
      try {
        return await work();
      } finally {
        locked.delete(name);
      }
    },
    async once(key, find) {
      const result = results.get(key);
      if (result && elapsed() < result.expires) return result.value;
      return running.get(key) ?? run(key, find);
    },
  };
}
