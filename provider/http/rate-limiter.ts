import { isIPv6 } from "node:net";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import type { SharedState } from "../ports/shared/shared-state";

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
      const wait = await networks.take(networkOf(address));
      if (wait > 0) throw tooManyAttempts(wait);
    },
  };
}

export function tooManyAttempts(milliseconds: number): ApiError {
  const headers = { "retry-after": String(Math.ceil(milliseconds / 1000)) };
  return new ApiError("too_many_requests", messages.tooManyAttempts, { headers });
}

/** The part of an address that one subscriber has: all of IPv4, the first 64 bits of IPv6. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const [left, right] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...zeros, ...right].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
