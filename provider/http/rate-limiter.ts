import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";

/** Counts what one network does within a minute. @throws ApiError 429 with Retry-After beyond that. */
export type RateLimiter = { check(address: string): void };

const minute = 60_000;
const maxNetworks = 50_000;

/** Memory is bounded: of too many networks the one longest unseen is forgotten. */
export function createRateLimiter({
  perMinute,
  now = () => new Date(),
}: {
  perMinute: number;
  now?: () => Date;
}): RateLimiter {
  const networks = new LRUCache<string, { count: number; since: number }>({ max: maxNetworks });
  return {
    check(address) {
      const network = networkOf(address);
      const time = now().getTime();
      const known = networks.get(network);
      const { count, since } = known && time < known.since + minute ? known : { count: 0, since: time };
      if (count >= perMinute) throw tooManyAttempts(since + minute - time);
      networks.set(network, { count: count + 1, since });
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
