import { createMemoryLimits } from "./memory-limits";
import { createMemoryWork } from "./memory-work";
import { createRedisConnection } from "./redis-connection";
import { createRedisLimits } from "./redis-limits";
import { createRedisNews } from "./redis-news";
import { createRedisWork } from "./redis-work";
import type { SharedState } from "./shared-state";

/**
 * The shared state of several processes, in Valkey or Redis from 6.2 on. All keys and channels begin with `prefix`. While
 * the server is away nothing fails and nothing waits for it; each process then goes on as if it were alone. `now` is for
 * tests that move the clock.
 *
 * @throws StartError naming REDIS_URL where that is wrong or refused; not where the server is away
 */
export async function openRedisState({
  url,
  prefix = "namaskard:",
  now = () => new Date(),
}: {
  url: string;
  prefix?: string;
  now?: () => Date;
}): Promise<SharedState> {
  const connection = createRedisConnection(url, prefix);
  const { announce, listen, news } = createRedisNews(connection);
  await connection.open(news);
  return {
    ...createRedisLimits(connection, createMemoryLimits(now)),
    ...createRedisWork(connection, createMemoryWork(now)),
    announce,
    listen,
    isAvailable: connection.isAvailable,
    close: connection.close,
  };
}
