import { decode, encode, type JWT } from "next-auth/jwt";
import { accountLimits } from "../../contract/identity/values";
import type { KeyRing } from "../../runtime/secrets/key-ring";
import { runtime } from "../runtime";

/** Lifetime of a sealed text, in seconds. */
const maxAge = accountLimits.tokenCookieMaxAge;

/** The keys that the listener loaded before Next; read lazily, because this file also runs before that. */
export function sessionKeys(): KeyRing {
  const { sessionKeys } = runtime();
  if (!sessionKeys) throw new Error("The session's keys are not open");
  return sessionKeys;
}

/** Encrypts a text that a browser or another process keeps for us, for seven days. */
export function seal(content: JWT): Promise<string> {
  return encode({ token: content, secret: sessionKeys().current, maxAge });
}

/** The sealed text, or null if it is foreign, damaged or expired. */
export async function unseal(sealed: string | undefined): Promise<JWT | null> {
  if (!sealed) return null;
  for (const secret of sessionKeys().accepted(maxAge * 1000)) {
    const content = await decode({ token: sealed, secret }).catch(() => null);
    if (content) return content;
  }
  return null;
}
