import { createHmac, randomBytes } from "node:crypto";
import { dayOf } from "@/lib/contract/clock";
import { networkOf } from "@/lib/runtime/http/network-of";

/** After 36 hours the day has ended in every time zone. */
const keptMs = 36 * 60 * 60_000;

/** Salts of earlier days are deleted. */
export function firstSaltedDay(now: Date): string {
  return dayOf(now.getTime() - keptMs);
}

type Seen = { clientId: number; day: string; address: string; agent: string };

export type HashVisitor = (seen: Seen, now: Date) => Promise<string>;

/**
 * Salted hash per company and day. A late event takes the oldest remaining salt. `findSalt` stores `fresh` if the day
 * has none.
 */
export function createVisitorHash(findSalt: (day: string, fresh: string) => Promise<string>): HashVisitor {
  const known = new Map<string, Promise<string>>();

  function saltOf(day: string, first: string): Promise<string> {
    for (const old of known.keys()) if (old < first) known.delete(old);
    const salt = known.get(day) ?? findSalt(day, randomBytes(32).toString("base64url"));
    known.set(day, salt);
    salt.catch(() => known.delete(day));
    return salt;
  }

  return async function hashVisitor({ clientId, day, address, agent }, now) {
    const first = firstSaltedDay(now);
    const isTooLate = day < first;
    const salt = await saltOf(isTooLate ? first : day, first);
    return createHmac("sha256", salt)
      .update(`${clientId} ${day} ${networkOf(address)} ${agent}`)
      .digest("base64url")
      .slice(0, 16);
  };
}
