import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { whileHolding } from "@/lib/runtime/while-holding";
import type { Kept, MemoryWork } from "./memory-work";
import type { RedisConnection } from "./redis-connection";
import type { SharedState } from "./shared-state";

/** How long a crashed process blocks a key, and how often others poll for its result. */
const onceLeaseMs = 5_000;
const onceLookMs = 25;

/** Takes or renews the lock; also takes it again if the server has lost it. */
const hold = `
  local holder = redis.call("GET", KEYS[1])
  if holder and holder ~= ARGV[1] then return 0 end
  redis.call("SET", KEYS[1], ARGV[1], "PX", ARGV[2])
  return 1`;

const release = `if redis.call("GET", KEYS[1]) == ARGV[1] then redis.call("DEL", KEYS[1]) end`;

/**
 * Locks and cached results for all processes. `own` combines the calls of this process first, and is all that is left
 * while the server is away.
 */
export function createRedisWork(
  { ask, tell, keyOf }: RedisConnection,
  own: MemoryWork,
): Pick<SharedState, "tryLock" | "once"> {
  const tryLock: SharedState["tryLock"] = (name, leaseMs, work) =>
    own.tryLock(name, leaseMs, async () => {
      const [key, holder] = [keyOf("lock", name), randomUUID()];
      const isOurs = () =>
        ask(
          async (redis) => (await redis.eval(hold, 1, key, holder, leaseMs)) === 1,
          () => true,
        );
      if (!(await isOurs())) return null;
      try {
        return await whileHolding(leaseMs, isOurs, work);
      } finally {
        await tell((redis) => redis.eval(release, 1, key, holder));
      }
    });

  const findKept = (key: string) =>
    ask<Kept | null>(
      async (redis) => {
        const [value, keepMs] = await Promise.all([redis.get(key), redis.pttl(key)]);
        return value === null ? null : { value, keepMs };
      },
      () => null,
    );

  const find = async (key: string, keepMs: number, work: () => Promise<string>): Promise<Kept> => {
    for (;;) {
      const kept =
        (await findKept(key)) ??
        (await tryLock(key, onceLeaseMs, async () => {
          const finished = await findKept(key);
          if (finished) return finished;
          const value = await work();
          await tell((redis) => redis.set(key, value, "PX", keepMs));
          return { value, keepMs };
        }));
      if (kept) return kept;
      await wait(onceLookMs);
    }
  };

  return {
    tryLock,
    once: (key, keepMs, work) => own.once(key, () => find(keyOf("result", key), keepMs, work)),
  };
}
