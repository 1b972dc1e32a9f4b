import { randomUUID } from "node:crypto";
import { Redis } from "ioredis";
import { openRedisState } from "@/provider/ports/shared/redis";
import type { TestProcesses } from "./describe-shared-state";

/** Shortens the expiry of every key that matches the pattern. */
const passScript = `
  for _, key in ipairs(redis.call("KEYS", ARGV[1])) do
    redis.call("PEXPIRE", key, redis.call("PTTL", key) - ARGV[2])
  end`;

/** Longer than a busy machine stalls; these tests are not about timeouts. */
const patienceMs = 30_000;

/** Two processes on one server, under a unique prefix. */
export async function openProcesses(url: string): Promise<TestProcesses & { prefix: string; redis: Redis }> {
  const prefix = `namaskard-test-${randomUUID()}:`;
  const redis = new Redis(url);
  let time = Date.now();
  const open = () => openRedisState({ url, prefix, elapsed: () => time, patienceMs });
  const [here, there] = [await open(), await open()];
  return {
    here,
    there,
    prefix,
    redis,
    async pass(milliseconds) {
      time += milliseconds;
      await redis.eval(passScript, 0, `${prefix}*`, milliseconds);
    },
    async close() {
      await Promise.all([here.close(), there.close()]);
      const keys = await redis.keys(`${prefix}*`);
      if (keys.length > 0) await redis.del(keys);
      redis.disconnect();
    },
  };
}
