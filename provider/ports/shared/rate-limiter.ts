import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { networkOf } from "@/lib/runtime/http/network-of";
import type { SharedState } from "./shared-state";

/** Limits calls per network and minute. @throws ApiError 429 with Retry-After beyond the limit */
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

/** Checks the answer of a limiter or lockout. @throws ApiError 429 with Retry-After if the caller must wait */
export async function requireNoWait(wait: Promise<number>, reason?: string): Promise<void> {
  const milliseconds = await wait;
  if (milliseconds > 0) throw tooManyAttempts(milliseconds, reason);
}

export function tooManyAttempts(milliseconds: number, reason: string = failures.tooManyAttempts): ApiError {
  const headers = { "retry-after": String(Math.ceil(milliseconds / 1000)) };
  return new ApiError("too_many_requests", reason, { headers });
}
