import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { SignedIn, SignInInput, Tokens } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { accountLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import { readBearer } from "../../kernel/http/actor";
import type { SessionOrigin } from "../../kernel/http/session-origin";
import * as tokens from "../../kernel/http/tokens";
import { write } from "../../kernel/write/write";
import { findChosenClient } from "../../memberships/repo";
import { mailAccount } from "../../notifications/mail/jobs";
import { foldPhone } from "../../ports/database/folding/fold-phone";
import type { Db, Row } from "../../ports/database/schema";
import { verifyPassword } from "../passwords/passwords";
import { isKnownDevice, rememberDevice } from "../sessions/known-devices-repo";
import * as sessions from "../sessions/repo";
import { checkSecondStep } from "../two-factor/service";
import { lockUser, maySignIn, updateUser } from "../users/repo";
import { findUserByName } from "../users/service";
import { prove } from "./limiter";

/** The browser that signs in, identified by its device secret. */
type Browser = { device: string; hash: string; isKnown: boolean };

type Opening = {
  user: Pick<Row<"users">, "id" | "email" | "password_hash">;
  /** The target in the audit log. */
  target: string;
  browser: Browser;
  origin: SessionOrigin;
  proof?: (trx: Db, now: string) => Promise<boolean>;
};

/** Grace period for the previous refresh token: callers refresh at the same moment, and answers get lost. */
const graceMs = 10_000;

/**
 * Opens a session by e-mail or phone number. An unknown name and a wrong password get the same answer after the same
 * time.
 *
 * @throws ApiError 401, `two_factor_needed` if the password is right but the code missing or wrong, 429 after too many
 * attempts
 */
export async function signIn(
  deps: Deps,
  { email: name, password, code, device: sent }: SignInInput,
  origin: SessionOrigin,
): Promise<SignedIn> {
  const { address } = origin;
  // Folded, so that guesses at one number in any spelling share a counter, whether or not an account has it.
  const phone = name.includes("@") ? null : foldPhone(name);
  const user = await findUserByName(deps.db, name);
  const browser = await recognise(deps, user?.id, sent);
  const asker = { address, knownBy: browser.isKnown ? browser.hash : undefined };
  let hasPassword = false;
  const proof = await prove(deps.signInLimiter, [user ?? { email: phone ?? name }], asker, async () => {
    hasPassword = await verifyPassword(user?.password_hash, password);
    if (!user || !hasPassword) return "refused";
    return checkSecondStep(deps, user, code, { actorId: user.id, address });
  });
  const target = targetOf(user ?? (phone === null ? { email: name } : { email: null, sign_in_phone: phone }));
  if (proof === "incomplete") throw new ApiError("two_factor_needed", signInMessages.twoFactorNeeded);
  if (!user || proof === "refused") {
    await write(deps, { actorId: null, address }, ({ record }) => record({ action: "sign_in_failed", target }));
    throw hasPassword
      ? new ApiError("two_factor_needed", signInMessages.twoFactorCodeWrong)
      : new ApiError("invalid_credentials", failures.invalidCredentials);
  }
  return openSession(deps, { user, target, browser, origin });
}

/** Identifies the browser by the secret that it sent, or by a new one. */
export async function recognise({ db }: Deps, userId: number | undefined, sent: string | undefined): Promise<Browser> {
  const device = tokens.keepDeviceSecret(sent);
  const hash = tokens.hashSecret(device);
  const isKnown = userId !== undefined && sent === device && (await isKnownDevice(db, userId, hash));
  return { device, hash, isKnown };
}

/**
 * Opens a session for the proven account `user` and mails the owner if the browser is new. `proof` records a proof
 * stronger than a password, such as a passkey; it returns false if the proof was already used.
 *
 * @throws ApiError 401 if the account is blocked, or its password has changed since `user` was read
 */
export async function openSession(
  deps: Deps,
  { user, target, browser, proof, ...opening }: Opening,
): Promise<SignedIn> {
  const { language, ...origin } = opening.origin;
  const by = { actorId: user.id, address: origin.address };
  if (!(await maySignIn(deps.db, user.id))) {
    await write(deps, by, ({ record }) => record({ action: "sign_in_denied", target }));
    throw new ApiError("account_inactive", failures.accountInactive);
  }
  const token = tokens.createRefreshToken();
  await write(deps, by, async (open) => {
    const { trx, now, record } = open;
    // The password may have changed, or the account been blocked, during the check.
    const current = await lockUser(trx, user.id);
    if (current?.password_hash !== user.password_hash || !(await maySignIn(trx, user.id)))
      throw new ApiError("invalid_credentials", failures.invalidCredentials);
    if (proof && !(await proof(trx, now))) throw new ApiError("invalid_credentials", signInMessages.passkeyRefused);
    await sessions.insertSession(trx, {
      id: token.sessionId,
      user_id: user.id,
      refresh_hash: tokens.hashSecret(token.secret),
      previous_hash: null,
      rotated_at: now,
      created_at: now,
      expires_at: expiryOf(deps),
      proved_at: proof ? now : null,
      client_id: await findChosenClient(trx, user.id),
      ...origin,
    });
    // An account that has chosen no language gets that of its first browser.
    await updateUser(trx, user.id, { signed_in_at: now, language: current.language ?? language ?? null });
    const others = await rememberDevice(trx, user.id, browser.hash, now);
    // The first browser is the owner's own; no mail about that.
    if (!browser.isKnown && others > 0) await mailAccount(deps, open, user, { kind: "new_device", at: now, origin });
    await record({ action: "sign_in", target });
  });
  return { ...(await createPair(deps, user.id, token)), device: browser.device };
}

/**
 * Exchanges a refresh token for the next one. The previous token gets the same answer within the grace period. Any
 * older one means that two parties hold the session, so it ends.
 *
 * @throws ApiError 401
 */
export async function refreshSession(deps: Deps, refresh: string, address: string): Promise<Tokens> {
  const token = tokens.parseRefreshToken(refresh);
  if (!token) throw new ApiError("not_authenticated", failures.sessionEnded);
  // Several candidates, because a caller may repeat a refresh after the key was rotated.
  const successors = tokens.deriveSuccessors(deps.config.tokenKeys, token, graceMs);
  const session = await rotate(deps, token, successors, address);
  const next = successors.find(({ secret }) => tokens.hashSecret(secret) === session?.refresh_hash);
  // Thrown here, outside the transaction: a rollback would restore the session.
  if (!session || !next) throw new ApiError("not_authenticated", failures.sessionEnded);
  return createPair(deps, session.user_id, next);
}

/** The target in the audit log of whoever signs in, or tries to. */
export function targetOf({ email, sign_in_phone }: { email: string | null; sign_in_phone?: string | null }): string {
  return email === null ? `phone:${sign_in_phone}` : `email:${email}`;
}

/** Ends the session of either token; invalid tokens are ignored. */
export async function signOut(
  deps: Deps,
  { refresh = "", authorization, address }: { refresh?: string; authorization?: string; address: string },
): Promise<void> {
  const token = tokens.parseRefreshToken(refresh) ?? (await readBearer(deps, authorization, { evenExpired: true }));
  if (!token) return;
  await write(deps, { actorId: null, address }, async ({ trx, record }) => {
    const session = await sessions.deleteSession(trx, token.sessionId);
    if (!session) return;
    const { user_id: actorId } = session;
    await record({ actorId, action: "sign_out", target: `user:${actorId}` });
  });
}

/**
 * Rotates the refresh token, or ends the session on reuse.
 *
 * @returns the session with its current token hash; null if it has ended
 */
function rotate(deps: Deps, token: tokens.RefreshToken, [next = token]: tokens.RefreshToken[], address: string) {
  const { sessionId } = token;
  const from = tokens.hashSecret(token.secret);
  const to = tokens.hashSecret(next.secret);

  return write(deps, { actorId: null, address }, async ({ trx, now, record }) => {
    const rotatedSince = new Date(Date.parse(now) - graceMs).toISOString();
    const session =
      (await sessions.rotateSession(trx, { sessionId, from, to, now, expiresAt: expiryOf(deps) })) ??
      (await sessions.findRotatedSession(trx, { sessionId, previous: from, rotatedSince }));
    if (session) return session;
    const ended = await sessions.deleteSession(trx, sessionId);
    if (ended && ended.refresh_hash !== from)
      await record({ action: "refresh_token_reused", target: `user:${ended.user_id}` });
    return null;
  });
}

async function createPair({ config, now }: Deps, userId: number, token: tokens.RefreshToken): Promise<Tokens> {
  const { sessionId } = token;
  return {
    access: await tokens.createAccessToken(config.tokenKeys, { userId, sessionId }, now()),
    refresh: tokens.formatRefreshToken(token),
  };
}

function expiryOf({ now }: Deps): string {
  return new Date(now().getTime() + accountLimits.tokenCookieMaxAge * 1000).toISOString();
}
