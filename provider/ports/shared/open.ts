import { createMemoryState } from "./memory";
import { openRedisState } from "./redis";
import type { SharedState } from "./shared-state";

/**
 * Opens Valkey or Redis if `redisUrl` is set, otherwise state in memory.
 *
 * @throws StartError if REDIS_URL is wrong or refused
 */
export async function openSharedState(redisUrl: string | undefined): Promise<SharedState> {
  return redisUrl ? openRedisState({ url: redisUrl }) : createMemoryState();
}
