import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** argon2id, the library's default kind, at OWASP's minimum cost: about 10 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let nobodysHash: Promise<string> | undefined;

/** Sixteen characters that need no care in a chat or an address: for accounts whose owner did not choose one. */
export function generatePassword(): string {
  return randomBytes(12).toString("base64url");
}

export function hashPassword(password: string): Promise<string> {
  return hash(normalize(password), cost);
}

/** Without a hash it takes as long as with one and answers false, so that time does not tell which accounts exist. */
export async function verifyPassword(storedHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hash(randomBytes(32), cost);
  const matches = await verify(storedHash ?? (await nobodysHash), normalize(password));
  return storedHash !== undefined && matches;
}

/** Keyboards differ in how they compose the same letters. */
function normalize(password: string): string {
  return password.normalize("NFC");
}
