import { LRUCache } from "lru-cache";
import { createRateLimiter, tooManyAttempts } from "../http/rate-limiter";

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
const maxAccounts = 50_000;

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
  const attempts = createRateLimiter({ perMinute: loginRatePerMinute, now });
  const accounts = new LRUCache<string, Failures>({ max: maxAccounts });

  const requireUnlocked = (email: string) => {
    const wait = (accounts.get(email)?.waitUntil ?? 0) - now().getTime();
    if (wait > 0) throw tooManyAttempts(wait);
  };

  return {
    check(address, email) {
      attempts.check(address);
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
