import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { networkOf } from "@/lib/runtime/http/network-of";
import type { SharedState } from "./shared-state";

/** Counts what one network does within a minute. @throws ApiError 429 with Retry-After beyond that. */
export type RateLimiter = { check(address: string): Promise<void> };

export function createRateLimiter({
  shared,
  name,
  perMinute,
}: {
  shared: SharedState;
  name: string;
  perMinute: number;
}): RateLimiter {
  const networks = shared.createLimiter({ name, points: perMinute, seconds: 60 });
  return {
    async check(address) {
      await requireNoWait(networks.take(networkOf(address)));
    },
  };
}

/** What a limiter or a lockout has answered. @throws ApiError 429 with Retry-After where there is a wait */
export async function requireNoWait(wait: Promise<number>, reason?: string): Promise<void> {
  const milliseconds = await wait;
  if (milliseconds > 0) throw tooManyAttempts(milliseconds, reason);
}

export function tooManyAttempts(milliseconds: number, reason: string = failures.tooManyAttempts): ApiError {
  const headers = { "retry-after": String(Math.ceil(milliseconds / 1000)) };
  return new ApiError("too_many_requests", reason, { headers });
}
