import { createMemoryState } from "./memory";
import { openRedisState } from "./redis";
import type { SharedState } from "./shared-state";

/** In Valkey or Redis where there is one, else in this process. @throws StartError where REDIS_URL is wrong or refused */
export async function openSharedState(redisUrl: string | undefined): Promise<SharedState> {
  return redisUrl ? openRedisState({ url: redisUrl }) : createMemoryState();
}
