import { LRUCache } from "lru-cache";
import type { Limiter, Lockout, SharedState } from "./shared-state";

/**
 * Beyond this many keys, the least recently used is dropped, so that a flood of made-up keys cannot fill the memory.
 */
const maxKeys = 50_000;

type Count = { count: number; expires: number };

/** Limits counted in this process only. */
export function createMemoryLimits(elapsed: () => number): Pick<SharedState, "createLimiter" | "createLockout"> {
  const counts = new Map<string, LRUCache<string, Count>>();
  const countsOf = (name: string) => {
    // `maxSize` instead of `max`, because `max` allocates memory for all entries at once.
    const known = counts.get(name) ?? new LRUCache<string, Count>({ maxSize: maxKeys, sizeCalculation: () => 1 });
    counts.set(name, known);
    return known;
  };
  return {
    createLimiter: ({ name, ...options }) => createLimiter(countsOf(`limiter ${name}`), options, elapsed),
    createLockout: ({ name, ...options }) => createLockout(countsOf(`lockout ${name}`), options, elapsed),
  };
}

function createLimiter(
  counts: LRUCache<string, Count>,
  { points, seconds }: { points: number; seconds: number },
  elapsed: () => number,
): Limiter {
  return {
    async take(key) {
      const { count, expires } = current(counts, key, elapsed()) ?? { count: 0, expires: elapsed() + seconds * 1000 };
      if (count >= points) return expires - elapsed();
      counts.set(key, { count: count + 1, expires });
      return 0;
    },
  };
}

function createLockout(
  counts: LRUCache<string, Count>,
  { lockMs, maxLockMs }: { lockMs: number; maxLockMs: number },
  elapsed: () => number,
): Lockout {
  /** A count is kept for `maxLockMs` after its lock, so the time beyond that is the rest of the lock. */
  const waitOf = (key: string) => Math.max(0, (counts.get(key)?.expires ?? 0) - maxLockMs - elapsed());
  return {
    check: async (key) => waitOf(key),
    async fail(key, free) {
      const wait = waitOf(key);
      if (wait > 0) return wait;
      const count = 1 + (current(counts, key, elapsed())?.count ?? 0);
      const lock = count < free ? 0 : Math.min(lockMs * 2 ** (count - free), maxLockMs);
      counts.set(key, { count, expires: elapsed() + lock + maxLockMs });
      return 0;
    },
    async clear(key) {
      const wait = waitOf(key);
      if (wait === 0) counts.delete(key);
      return wait;
    },
    lift: async (key) => void counts.delete(key),
  };
}

function current(counts: LRUCache<string, Count>, key: string, time: number): Count | undefined {
  const known = counts.get(key);
  return known && time < known.expires ? known : undefined;
}
