import { createMemoryLimits } from "./memory-limits";
import { createMemoryWork } from "./memory-work";
import { createRedisConnection } from "./redis-connection";
import { createRedisLimits } from "./redis-limits";
import { createRedisNews } from "./redis-news";
import { createRedisWork } from "./redis-work";
import type { SharedState } from "./shared-state";

/**
 * Shared state of several processes in Valkey or Redis (6.2 or newer). All keys and channels start with `prefix`. While
 * the server is away nothing fails or waits; each process goes on alone. A server counts as away after `patienceMs`
 * without an answer. `elapsed` is as in memory.
 *
 * @throws StartError naming REDIS_URL if it is wrong or refused; not if the server is away
 */
export async function openRedisState({
  url,
  prefix = "namaskard:",
  elapsed = () => performance.now(),
  patienceMs = 1_000,
}: {
  url: string;
  prefix?: string;
  elapsed?: () => number;
  patienceMs?: number;
}): Promise<SharedState> {
  const connection = await createRedisConnection(url, prefix, patienceMs);
  const { announce, listen, news } = createRedisNews(connection);
  await connection.open(news);
  return {
    ...createRedisLimits(connection, createMemoryLimits(elapsed)),
    ...createRedisWork(connection, createMemoryWork(elapsed)),
    announce,
    listen,
    isAvailable: connection.isAvailable,
    readClock: () =>
      connection.ask(
        async (redis) => new Date(Number((await redis.time())[0]) * 1_000),
        () => null,
      ),
    close: connection.close,
  };
}
