import type { RedisConnection } from "./redis-connection";
import type { SharedState } from "./shared-state";

/** Atomic scripts that use the server's clock, so that all processes agree. */
const scripts = {
  take: `
    local points, milliseconds = tonumber(ARGV[1]), ARGV[2]
    if tonumber(redis.call("GET", KEYS[1]) or 0) >= points then return redis.call("PTTL", KEYS[1]) end
    if redis.call("INCR", KEYS[1]) == 1 then redis.call("PEXPIRE", KEYS[1], milliseconds) end
    return 0`,
  // A count is kept for `longest` after its lock, so the time beyond that is the rest of the lock.
  fail: `
    local lock, longest, free = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    local wait = redis.call("PTTL", KEYS[1]) - longest
    if wait > 0 then return wait end
    local count = redis.call("INCR", KEYS[1])
    lock = count < free and 0 or math.min(lock * 2 ^ (count - free), longest)
    redis.call("PEXPIRE", KEYS[1], lock + longest)
    return 0`,
  clear: `
    local wait = redis.call("PTTL", KEYS[1]) - ARGV[1]
    if wait > 0 then return wait end
    redis.call("DEL", KEYS[1])
    return 0`,
};

type Limits = Pick<SharedState, "createLimiter" | "createLockout">;

/** Limits shared by all processes; while the server is away, each process uses `own`. */
export function createRedisLimits({ ask, keyOf }: RedisConnection, own: Limits): Limits {
  return {
    createLimiter({ name, points, seconds }) {
      const alone = own.createLimiter({ name, points, seconds });
      const keyFor = (key: string) => keyOf(`limiter:${name}`, key);
      return {
        take: (key) =>
          ask(
            async (redis) => Number(await redis.eval(scripts.take, 1, keyFor(key), points, seconds * 1000)),
            () => alone.take(key),
          ),
      };
    },
    createLockout({ name, lockMs, maxLockMs }) {
      const alone = own.createLockout({ name, lockMs, maxLockMs });
      const keyFor = (key: string) => keyOf(`lockout:${name}`, key);
      return {
        check: (key) =>
          ask(
            async (redis) => Math.max(0, (await redis.pttl(keyFor(key))) - maxLockMs),
            () => alone.check(key),
          ),
        fail: (key, free) =>
          ask(
            async (redis) => Number(await redis.eval(scripts.fail, 1, keyFor(key), lockMs, maxLockMs, free)),
            () => alone.fail(key, free),
          ),
        clear: (key) =>
          ask(
            async (redis) => Number(await redis.eval(scripts.clear, 1, keyFor(key), maxLockMs)),
            () => alone.clear(key),
          ),
        lift: (key) =>
          ask(
            async (redis) => void (await redis.del(keyFor(key))),
            () => alone.lift(key),
          ),
      };
    },
  };
}
