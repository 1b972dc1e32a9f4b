import { can, principalOf } from "@/lib/contract/policies";
import type { Row } from "../../ports/database/schema";
import { createRateLimiter, requireNoWait } from "../../ports/shared/rate-limiter";
import type { SharedState } from "../../ports/shared/shared-state";
import { verifyPassword } from "../passwords/passwords";

/** Limits guessing: attempts per address, failures per account. */
export type SignInLimiter = {
  /** Counts an attempt. @throws ApiError 429 with Retry-After if this address or account has to wait */
  check(address: string, account: Account): Promise<void>;
  /** @throws ApiError 429, as does `succeeded`, if parallel attempts have locked the account in the meantime */
  failed(account: Account): Promise<void>;
  succeeded(account: Account): Promise<void>;
  /** Clears an account's failures and lock, once its owner has proved to be the owner in another way. */
  forgive(userId: number): Promise<void>;
};

/**
 * An e-mail or phone number without an id has no account. `knownBy` identifies a known browser or session of the
 * account: it has its own counter, so that strangers' guesses do not lock it out.
 */
type Account = { email: string | null; knownBy?: string } & Partial<
  Pick<Row<"users">, "id" | "password_hash" | "is_admin">
>;

/** The address of the attempt, and the known browser or session, if any. */
type Asker = { address: string; knownBy?: string };

const minute = 60_000;
const freeFailures = { client: 5, administrator: 3 };

/**
 * Each address has `loginRatePerMinute` attempts. 5 failures (3 of an administrator) lock an account for a minute,
 * doubling with each further failure up to 15 minutes; 15 minutes without a failure reset it. Parallel guesses decided
 * after the lock get the same 429 as later ones, so that they reveal nothing. Each known browser or session counts as
 * its own account, and its attempts do not count against its address: carriers share one address among many people.
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

/** `incomplete`: the password is right but the code is missing; counts neither as failure nor as success. */
export type Proof = "proven" | "refused" | "incomplete";

/** Runs `check` for each account within the limits. @throws ApiError 429 */
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
 * Whether `password` belongs to one of these accounts, within the limits. Sign-in and the password prompt of a session
 * share them, so that a stolen session guesses no faster than a stranger.
 *
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

/** By id where possible, because a session can change the e-mail. */
function keyOf({ id, email, knownBy }: Account): string {
  if (id === undefined) return `email:${email}`;
  return knownBy === undefined ? keyOfUser(id) : `${keyOfUser(id)} ${knownBy}`;
}

function keyOfUser(id: number): string {
  return `user:${id}`;
}
