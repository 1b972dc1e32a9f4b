import { decode, encode, type JWT } from "next-auth/jwt";
import { accountLimits } from "../../contract/identity/values";
import type { KeyRing } from "../../runtime/secrets/key-ring";
import { runtime } from "../runtime";

/** For how long anything sealed is good, in seconds. */
const maxAge = accountLimits.tokenCookieMaxAge;

/** What the listener opened before Next loaded; read when asked, because the same file also runs before that. */
export function sessionKeys(): KeyRing {
  const { sessionKeys } = runtime();
  if (!sessionKeys) throw new Error("The session's keys are not open");
  return sessionKeys;
}

/** Encrypts what a browser or another process keeps for us, for seven days. */
export function seal(content: JWT): Promise<string> {
  return encode({ token: content, secret: sessionKeys().current, maxAge });
}

/** What was sealed, or null for what is foreign, damaged or too old. */
export async function unseal(sealed: string | undefined): Promise<JWT | null> {
  if (!sealed) return null;
  for (const secret of sessionKeys().accepted(maxAge * 1000)) {
    const content = await decode({ token: sealed, secret }).catch(() => null);
    if (content) return content;
  }
  return null;
}
