import { randomBytes } from "node:crypto";
import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { limitConcurrency } from "@/lib/runtime/concurrency";

/** argon2id, the library's default, at OWASP's minimum cost: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing runs in other threads, but on the same cores. One core stays free, so that a flood of sign-ins does not slow
 * down cards. Of the 200 that may wait, the last waits about two seconds; the rest are refused.
 */
const inTurn = limitConcurrency(Math.max(1, availableParallelism() - 1), 200);

let nobodysHash: Promise<string> | undefined;

/** A password of 16 URL-safe characters, for accounts whose owner did not choose one. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

/** @throws ApiError 503, as does `verifyPassword`, while too many others wait */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalize(password), cost));
}

/**
 * Without a stored hash it verifies against a random one and returns false, so that timing does not reveal which
 * accounts exist.
 */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32), cost);
  const known = storedHash || (await nobodysHash);
  const matches = await inTurn(() => verify(known, normalize(password)));
  return Boolean(storedHash) && matches;
}

/** NFC, because keyboards compose the same letters differently. */
function normalize(password: string): string {
  return password.normalize("NFC");
}
