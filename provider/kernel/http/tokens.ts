import { createHash, createHmac, randomBytes, randomInt } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { emailChangeLimits } from "@/lib/contract/identity/values";
import type { KeyRing } from "@/lib/runtime/secrets/key-ring";
import { isSigned, sign } from "./signature";

/** In seconds. */
const accessMaxAge = 10 * 60;
const clockSkew = 30;
/** How long an access token is accepted, in milliseconds. */
const accessLasts = (accessMaxAge + clockSkew) * 1_000;

const algorithm = "HS256";
const issuer = "namaskard";
const audience = "namaskard-api";
const type = "access";

export type AccessClaims = { userId: number; sessionId: string };

/** An access token for ten minutes; it is valid only while its session lives. */
export function createAccessToken(keys: KeyRing, { userId, sessionId }: AccessClaims, now: Date) {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ typ: type, sid: sessionId })
    .setProtectedHeader({ alg: algorithm })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(String(userId))
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + accessMaxAge)
    .sign(encode(keys.current));
}

/** The claims of a verified token; `expires` is in seconds since 1970. */
type Genuine = AccessClaims & { expires: number };

/**
 * Cache of verified tokens by secret and token: a screen sends the same token with every call, and its signature does
 * not change.
 */
const known = new LRUCache<string, Genuine>({ max: 2_000 });

/** The claims of a valid access token, or null. `evenExpired` is for signing out. */
export async function readAccessToken(
  keys: KeyRing,
  token: string,
  now: Date,
  { evenExpired = false } = {},
): Promise<AccessClaims | null> {
  const oldest = Math.floor(now.getTime() / 1000) - clockSkew;
  for (const secret of keys.accepted(evenExpired ? Number.POSITIVE_INFINITY : accessLasts)) {
    const genuine = known.get(nameOf(token, secret)) ?? (await verify(token, secret));
    if (!genuine) continue;
    const { expires, ...claims } = genuine;
    return evenExpired || expires > oldest ? claims : null;
  }
  return null;
}

/** Null if the token is not signed with this secret or is of another type. */
async function verify(token: string, secret: string): Promise<Genuine | null> {
  try {
    const { payload } = await jwtVerify(token, encode(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      // The cached result must not depend on time; expiry is checked on each call.
      clockTolerance: Number.MAX_SAFE_INTEGER,
      requiredClaims: ["exp", "sub"],
    });
    const { typ, sub, sid, exp = 0 } = payload;
    if (typ !== type || typeof sid !== "string") return null;
    const genuine = { userId: Number(sub), sessionId: sid, expires: exp };
    known.set(nameOf(token, secret), genuine);
    return genuine;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function nameOf(token: string, secret: string): string {
  return `${secret} ${token}`;
}

/** A refresh token is `{session id}.{secret}`; the database holds only the secret's hash. */
export type RefreshToken = { sessionId: string; secret: string };

export function createRefreshToken(): RefreshToken {
  return { sessionId: randomBytes(16).toString("base64url"), secret: randomBytes(32).toString("base64url") };
}

/**
 * The next token of a session: derived with the current secret, then with each former one that was current within
 * `lasting` milliseconds. It is derived, not random, so that a repeated refresh gets the same token although only
 * hashes are stored.
 */
export function deriveSuccessors(keys: KeyRing, { sessionId, secret }: RefreshToken, lasting: number): RefreshToken[] {
  return keys.accepted(lasting).map((key) => ({
    sessionId,
    secret: createHmac("sha256", key).update(`refresh:${sessionId}.${secret}`).digest("base64url"),
  }));
}

export function formatRefreshToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

export function parseRefreshToken(text: string): RefreshToken | null {
  const [, sessionId, secret] = /^([\w-]+)\.([\w-]+)$/.exec(text) ?? [];
  return sessionId && secret ? { sessionId, secret } : null;
}

/** The device secret that a browser sent, or a new one if it has the wrong format. */
export function keepDeviceSecret(sent: string | undefined): string {
  return sent && /^[\w-]{24}$/.test(sent) ? sent : randomBytes(18).toString("base64url");
}

/** The token of a one-time link. */
export function createLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Random digits for a person to type. */
export function createEmailCode(digits: number): string {
  return String(randomInt(10 ** digits)).padStart(digits, "0");
}

type EmailCode = { userId: number; email: string; code: string };

/** Keyed hash, because a few digits are quickly guessed; bound to one account and address. */
export function hashEmailCode(keys: KeyRing, code: EmailCode): string {
  return sign(keys, describeEmailCode(code));
}

export function isEmailCode(keys: KeyRing, code: EmailCode, hash: string | null): boolean {
  return hash !== null && isSigned(keys, { text: describeEmailCode(code), signature: hash }, emailChangeLimits.lasts);
}

function describeEmailCode({ userId, email, code }: EmailCode): string {
  return `email:${userId}:${email}:${code}`;
}

export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

function encode(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
