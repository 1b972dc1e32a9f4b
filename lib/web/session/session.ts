import { z } from "zod";
import type { CurrentUser, Tokens } from "../../contract/identity/schema";
import { accountLimits } from "../../contract/identity/values";
import { seal, unseal } from "./seal";

/** The content of the encrypted cookie; role and e-mail may be out of date. */
const sessionSchema = z.object({
  access: z.string().min(1),
  refresh: z.string(),
  /** Seconds since 1970 by this machine's clock. */
  accessExpires: z.number(),
  userId: z.number().int(),
  clientId: z.number().int().nullable(),
  /** Whether it may look after the site, if it does not work for a company now. */
  isAdmin: z.boolean(),
  email: z.string(),
});
export type Session = z.infer<typeof sessionSchema>;

/** The session in a cookie's value; null if it is missing, foreign, damaged or expired. */
export async function openSession(cookie: string | undefined): Promise<Session | null> {
  const result = sessionSchema.safeParse(await unseal(cookie));
  return result.success ? result.data : null;
}

/** The cookie's value, valid for 7 days from now. */
export function sealSession(session: Session): Promise<string> {
  return seal(session);
}

export function startSession(
  tokens: Tokens,
  user: Pick<CurrentUser, "id" | "email" | "is_admin" | "runs_site" | "client_id">,
  now = Date.now(),
): Session {
  return {
    ...withTokens(tokens, now),
    userId: user.id,
    clientId: user.client_id ?? null,
    isAdmin: user.is_admin || user.runs_site === true,
    email: user.email,
  };
}

/** The same session with its next pair of tokens. */
export function continueSession(session: Session, tokens: Tokens, now = Date.now()): Session {
  return { ...session, ...withTokens(tokens, now) };
}

/** Whether the access token is so close to its end that a call might arrive too late. */
export function needsRefresh({ accessExpires }: Session, now = Date.now()): boolean {
  return accessExpires - Math.floor(now / 1000) < 30;
}

function withTokens({ access, refresh }: Tokens, now: number) {
  const seconds = Math.floor(now / 1000);
  return { access, refresh, accessExpires: seconds + lifetimeOf(access, seconds) };
}

const claimsSchema = z.object({ exp: z.number(), iat: z.number().optional() });

/**
 * Lifetime of an access token, in seconds. Issue and expiry come from one clock, so their difference holds even if the
 * provider's clock differs from ours. An opaque token is used until it is refused.
 */
function lifetimeOf(access: string, now: number): number {
  try {
    const claims = Buffer.from(access.split(".")[1] ?? "", "base64url").toString();
    const { exp, iat = now } = claimsSchema.parse(JSON.parse(claims));
    return exp - iat;
  } catch {
    return accountLimits.tokenCookieMaxAge;
  }
}
