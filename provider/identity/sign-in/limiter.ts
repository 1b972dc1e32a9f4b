import { can, principalOf } from "@/lib/contract/policies";
import type { Row } from "../../ports/database/schema";
import { createRateLimiter, requireNoWait } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";
import { verifyPassword } from "../passwords/passwords";

/** Slows down guessing: attempts per address, failures per account. */
export type SignInLimiter = {
  /** Counts an attempt. @throws ApiError 429 with Retry-After when this address or account has to wait */
  check(address: string, account: Account): Promise<void>;
  /** @throws ApiError 429, as `succeeded` does, when parallel attempts have locked the account in the meantime */
  failed(account: Account): Promise<void>;
  succeeded(account: Account): Promise<void>;
  /** Forgets an account's failures and ends its lock: its owner has proved to be that in another way. */
  forgive(userId: number): Promise<void>;
};

/**
 * An e-mail or a telephone number alone where it belongs to nobody. `knownBy` names what has proved to be the account's
 * before, a browser or a session: it has a count of its own, so that a stranger's guesses do not keep it out.
 */
type Account = { email: string; knownBy?: string } & Partial<Pick<Row<"users">, "id" | "password_hash" | "is_admin">>;

/** Who asks: from where, and by what it is known to the account. */
type Asker = { address: string; knownBy?: string };

const minute = 60_000;
const freeFailures = { client: 5, administrator: 3 };

/**
 * An address has `loginRatePerMinute` attempts. An account has 5 failures (an administrator 3), then waits a minute, and
 * twice as long after each further failure, up to 15 minutes; 15 minutes without a failure clear it. Of parallel
 * guesses, those decided after the lock are answered like those begun after it, so that they tell nothing. Each browser
 * and session that is known to the account is counted as an account of its own, and its attempts apart from those of its
 * address, which a carrier gives to many people.
 */
export function createSignInLimiter({
  shared,
  loginRatePerMinute,
}: {
  shared: SharedState;
  loginRatePerMinute: number;
}): SignInLimiter {
  const attempts = createRateLimiter({ shared, name: "sign-in", perMinute: loginRatePerMinute });
  const attemptsOfKnown = shared.createLimiter({ name: "sign-in of known", points: loginRatePerMinute, seconds: 60 });
  const accounts = shared.createLockout({ name: "sign-in", lockMs: minute, maxLockMs: 15 * minute });

  return {
    async check(address, account) {
      if (account.knownBy === undefined) await attempts.check(address);
      else await requireNoWait(attemptsOfKnown.take(keyOf(account)));
      await requireNoWait(accounts.check(keyOf(account)));
    },
    failed(account) {
      const isAdministrator = can(principalOf(account), "clients.manage");
      const free = isAdministrator ? freeFailures.administrator : freeFailures.client;
      return requireNoWait(accounts.fail(keyOf(account), free));
    },
    succeeded: (account) => requireNoWait(accounts.clear(keyOf(account))),
    forgive: (id) => accounts.lift(keyOfUser(id)),
  };
}

/** `incomplete` is right as far as it goes, and counts neither way. */
export type Proof = "proven" | "refused" | "incomplete";

/**
 * Whether `check` proves one of these accounts, within the limits.
 * @throws ApiError 429
 */
export async function prove<A extends Account>(
  limiter: SignInLimiter,
  accounts: [A, ...A[]],
  { address, knownBy }: Asker,
  check: (account: A) => Promise<Proof>,
): Promise<Proof> {
  const [first, ...others] = accounts.map((account) => ({ ...account, knownBy })) as typeof accounts;
  await limiter.check(address, first);
  for (const account of [first, ...others]) {
    const proof = await check(account);
    if (proof === "refused") continue;
    if (proof === "proven") await limiter.succeeded(account);
    return proof;
  }
  for (const account of [first, ...others]) await limiter.failed(account);
  return "refused";
}

/**
 * Whether `password` is the one of these accounts, or of one of them, within the limits: signing in and a session that
 * is asked for its password again share them, so that a stolen one guesses no faster than a stranger.
 * @throws ApiError 429
 */
export async function isPasswordOf(
  limiter: SignInLimiter,
  accounts: [Account, ...Account[]],
  password: string,
  asker: Asker,
): Promise<boolean> {
  const check = async ({ password_hash }: Account): Promise<Proof> =>
    (await verifyPassword(password_hash, password)) ? "proven" : "refused";
  return (await prove(limiter, accounts, asker, check)) === "proven";
}

/** By its id where it has one: whoever holds a session may change the e-mail. */
function keyOf({ id, email, knownBy }: Account): string {
  if (id === undefined) return `email:${email}`;
  return knownBy === undefined ? keyOfUser(id) : `${keyOfUser(id)} ${knownBy}`;
}

function keyOfUser(id: number): string {
  return `user:${id}`;
}
