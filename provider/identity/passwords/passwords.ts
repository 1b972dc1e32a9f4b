import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "@/lib/runtime/concurrency";

/** argon2id, the library's default kind, at OWASP's minimum cost: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes are made in other threads, but on the same cores: one is left to pages, so that a flood of sign-ins does not slow
 * cards. Of those that wait the last does so for some two seconds; more are refused.
 */
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1), 200);

let nobodysHash: Promise<string> | undefined;

/** Sixteen characters that need no care in a chat or an address: for accounts whose owner did not choose one. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

/** @throws ApiError 503, as does `verifyPassword`, while too many others wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), cost));
}

/**
 * Without a hash, or with an empty one, it takes as long as with one and answers false, so that time does not tell which
 * accounts exist.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32), cost);
  const known = storedHash || (await nobodysHash);
  const matches = await inTurn(() => verify(known, normalize(password)));
  return Boolean(storedHash) && matches;
}

/** Keyboards differ in how they compose the same letters. */
function normalize(password: string): string {
  return password.normalize("NFC");
}
