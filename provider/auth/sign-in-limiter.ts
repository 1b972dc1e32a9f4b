import { isIPv6 } from "node:net";
import { LRUCache } from "lru-cache";
import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";

/** Slows down guessing: attempts per address, failures per account. Memory is bounded. */
export type SignInLimiter = {
  /** Counts an attempt. @throws ApiError 429 with Retry-After when this address or account has to wait */
  check(address: string, email: string): void;
  /** @throws ApiError 429, as `succeeded` does, when parallel attempts have locked the account in the meantime */
  failed(email: string, isAdmin?: boolean): void;
  succeeded(email: string): void;
};

const minute = 60_000;
const failureWindow = 15 * minute;
const freeFailures = { client: 5, administrator: 3 };
const maxEntries = 50_000;

type Attempts = { count: number; since: number };
type Failures = { count: number; last: number; waitUntil: number };

/**
 * An address has `loginRatePerMinute` attempts. An account has 5 failures (an administrator 3), then waits a minute, and
 * twice as long after each further failure, up to 15 minutes; 15 minutes without a failure clear it. Of parallel
 * guesses, those decided after the lock are answered like those begun after it, so that they tell nothing.
 */
export function createSignInLimiter({
  loginRatePerMinute,
  now = () => new Date(),
}: {
  loginRatePerMinute: number;
  now?: () => Date;
}): SignInLimiter {
  const addresses = new LRUCache<string, Attempts>({ max: maxEntries });
  const accounts = new LRUCache<string, Failures>({ max: maxEntries });

  const countAttempt = (network: string) => {
    const time = now().getTime();
    const known = addresses.get(network);
    const { count, since } = known && time < known.since + minute ? known : { count: 0, since: time };
    if (count >= loginRatePerMinute) throw tooManyAttempts(since + minute - time);
    addresses.set(network, { count: count + 1, since });
  };

  const requireUnlocked = (email: string) => {
    const wait = (accounts.get(email)?.waitUntil ?? 0) - now().getTime();
    if (wait > 0) throw tooManyAttempts(wait);
  };

  return {
    check(address, email) {
      countAttempt(networkOf(address));
      requireUnlocked(email);
    },
    failed(email, isAdmin = false) {
      requireUnlocked(email);
      const time = now().getTime();
      const known = accounts.get(email);
      const count = 1 + (known && time < known.last + failureWindow ? known.count : 0);
      const beyond = count - (isAdmin ? freeFailures.administrator : freeFailures.client);
      const wait = beyond < 0 ? 0 : Math.min(minute * 2 ** beyond, failureWindow);
      accounts.set(email, { count, last: time + wait, waitUntil: time + wait });
    },
    succeeded(email) {
      requireUnlocked(email);
      accounts.delete(email);
    },
  };
}

function tooManyAttempts(milliseconds: number): ApiError {
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
