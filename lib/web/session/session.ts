import { z } from "zod";
import type { CurrentUser, Tokens } from "../../contract/identity/schema";
import { accountLimits } from "../../contract/identity/values";
import { seal, unseal } from "./seal";

/** What the encrypted cookie holds, and nothing else of the account; role and e-mail may be out of date. */
const sessionSchema = z.object({
  access: z.string().min(1),
  refresh: z.string(),
  /** Seconds since 1970 by this machine's clock. */
  accessExpires: z.number(),
  userId: z.number().int(),
  clientId: z.number().int().nullable(),
  isAdmin: z.boolean(),
  email: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The session in a cookie's value; null for none, a foreign, a damaged or an expired one. */
export async function openSession(cookie: string | undefined): Promise<Session | null> {
  const result = sessionSchema.safeParse(await unseal(cookie));
  return result.success ? result.data : null;
}

/** The value for the cookie, good for 7 days from now. */
export function sealSession(session: Session): Promise<string> {
  return seal(session);
}

export function startSession(
  tokens: Tokens,
  user: Pick<CurrentUser, "id" | "email" | "is_admin" | "client_id">,
): Session {
  return {
    ...withTokens(tokens),
    userId: user.id,
    clientId: user.client_id ?? null,
    isAdmin: user.is_admin,
    email: user.email,
  };
}

/** The same session with its next pair of tokens. */
export function continueSession(session: Session, tokens: Tokens): Session {
  return { ...session, ...withTokens(tokens) };
}

/** Whether the access token is about to end, so that a call begun with it might arrive too late. */
export function needsRefresh({ accessExpires }: Session): boolean {
  return accessExpires - nowInSeconds() < 30;
}

function withTokens({ access, refresh }: Tokens) {
  return { access, refresh, accessExpires: nowInSeconds() + lifetimeOf(access) };
}

const claimsSchema = z.object({ exp: z.number(), iat: z.number().optional() });

/**
 * How long an access token lives, in seconds. Issue and expiry come from one clock, so that their distance holds even
 * where the provider's clock and ours differ. An opaque token is used until it is refused.
 */
function lifetimeOf(access: string): number {
  try {
    const claims = Buffer.from(access.split(".")[1] ?? "", "base64url").toString();
    const { exp, iat = nowInSeconds() } = claimsSchema.parse(JSON.parse(claims));
    return exp - iat;
  } catch {
    return accountLimits.tokenCookieMaxAge;
  }
}

function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
