import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { CreatedResetLink, OwnerProof } from "@/lib/contract/identity/schema";
import * as signInMessages from "@/lib/contract/identity/sign-in-messages";
import { clientTag } from "@/lib/contract/page-tags";
import { can, principalOf } from "@/lib/contract/policies";
import type { Deps } from "../../deps";
import type { Asked } from "../../kernel/http/actor";
import { createLinkToken, hashSecret } from "../../kernel/http/tokens";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { type Write, type WriteDeps, write } from "../../kernel/write/write";
import { listCompanies } from "../../memberships/repo";
import { deleteDevicesOfUser } from "../../notifications/devices/repo";
import { foldPhone, isFullPhone } from "../../ports/database/folding/fold-phone";
import type { Db, Row } from "../../ports/database/schema";
import { takePasskeyProof } from "../passkeys/proof";
import { deletePasskeysOfUser } from "../passkeys/repo";
import { hashPassword, verifyPassword } from "../passwords/passwords";
import { forgetDevices } from "../sessions/known-devices-repo";
import { deleteSessionsOfUser } from "../sessions/repo";
import { type Proof, prove } from "../sign-in/limiter";
import { tellFormerEmail } from "./jobs";
import * as repo from "./repo";

/** `clientId` as `findAccount` takes it. @throws ApiError 401 if the account has been deleted */
export async function getAccount(
  { db }: Pick<Deps, "db">,
  userId: number,
  clientId?: number | null,
): Promise<repo.AccountRow> {
  const account = await repo.findAccount(db, userId, clientId);
  if (!account) throw new ApiError("not_authenticated", failures.sessionEnded);
  return account;
}

/** The account that signs in by this e-mail or number. Only a full number does: its last digits could be of many. */
export async function findUserByName(db: Db, name: string): Promise<Row<"users"> | undefined> {
  if (name.includes("@")) return repo.findUserByEmail(db, name);
  const phone = readSignInPhone(name);
  return phone === null ? undefined : repo.findUserByPhone(db, phone);
}

/** The client's account. @throws ApiError 404 for an unknown client */
export async function getUserOfClient({ db }: Pick<Deps, "db">, clientId: number) {
  const user = await repo.findUserOfClient(db, clientId);
  if (!user) throw new ApiError("not_found", failures.clientNotFound);
  return user;
}

/**
 * Requires the password or a passkey again, so that a stolen session cannot take over the account.
 *
 * @throws ApiError 400 on `current_password` for a missing or wrong proof, 429 after too many wrong ones
 */
export async function requireOwner(
  deps: Deps,
  asked: Asked,
  { current_password: password, passkey }: OwnerProof,
): Promise<repo.AccountRow> {
  if (!passkey && !password) throw fieldError("current_password", accountMessages.currentPasswordRequired);
  const account = await proveOwner(deps, asked, (owner) => {
    if (passkey) return takePasskeyProof(deps, asked, passkey);
    // Invited and signed in with OIDC, so there is no password yet.
    if (!hasPassword(owner)) throw fieldError("current_password", accountMessages.passwordNotSet);
    return verifyPassword(owner.password_hash, password ?? "");
  });
  if (account) return account;
  const reason = passkey ? signInMessages.passkeyRefused : accountMessages.currentPasswordIncorrect;
  throw fieldError("current_password", reason);
}

/**
 * The session's account if `check` proves its owner, otherwise null. Failures count like wrong passwords at sign-in.
 *
 * @throws ApiError 429 after too many wrong ones
 */
export async function proveOwner(
  deps: Deps,
  { userId, sessionId, address }: Asked,
  check: (account: repo.AccountRow) => Promise<boolean>,
): Promise<repo.AccountRow | null> {
  const account = await getAccount(deps, userId);
  const prover = async (): Promise<Proof> => ((await check(account)) ? "proven" : "refused");
  const proof = await prove(deps.signInLimiter, [account], { address, knownBy: sessionId }, prover);
  return proof === "proven" ? account : null;
}

/**
 * Changes the account's e-mail within the caller's write and tells the previous address. No change if it is the same.
 *
 * @throws ApiError 400 if another account has it; of two parallel calls, the database lets one succeed
 */
export async function changeEmail({ trx, now, enqueue, changed }: Write, userId: number, email: string): Promise<void> {
  const owner = await repo.findUserByEmail(trx, email);
  if (owner?.id === userId) return;
  if (owner) throw fieldError("email", accountMessages.emailTaken);
  const former = await repo.lockUser(trx, userId);
  await repo.updateUser(trx, userId, { email, updated_at: now });
  // Their cards show it.
  changed(...(await listCompanies(trx, userId)).map(({ id }) => clientTag(id)));
  // The link may be in the previous mailbox.
  await repo.deleteResetLink(trx, userId);
  if (former?.email) await enqueue(tellFormerEmail, { email: former.email, user_id: userId });
}

/**
 * Sets a new password and ends sessions and links, as `replacePassword` does.
 *
 * @throws ApiError 400 if the password has changed since `user` was read
 */
export async function setPassword(
  deps: WriteDeps,
  user: Pick<Row<"users">, "id" | "password_hash" | "is_admin">,
  password: string,
  by: AuditActor,
  keepSession?: string,
): Promise<void> {
  const to = await hashPassword(password);
  await write(deps, by, async (open) => {
    if (!(await replacePassword(open, user, to, keepSession)))
      throw fieldError("current_password", accountMessages.currentPasswordIncorrect);
  });
}

/**
 * Sets the password hash `to` within the caller's write. Ends the password link, all sessions except `keepSession`, and
 * their push subscriptions. Without `keepSession` (a reset) it also forgets known devices and deletes a client's
 * passkeys, because somebody may have taken over the account. An administrator's passkeys stay, so that access to a
 * mailbox alone cannot take over the site.
 *
 * @returns false if the password has changed since `user` was read
 */
export async function replacePassword(
  { trx, now, record }: Write,
  user: Pick<Row<"users">, "id" | "password_hash" | "is_admin">,
  to: string,
  keepSession?: string,
): Promise<boolean> {
  if (!(await repo.replacePassword(trx, user.id, { from: user.password_hash, to, now }))) return false;
  await repo.deleteResetLink(trx, user.id);
  await deleteSessionsOfUser(trx, user.id, keepSession);
  await deleteDevicesOfUser(trx, user.id, keepSession);
  if (keepSession === undefined) {
    await forgetDevices(trx, user.id);
    if (!can(principalOf(user), "clients.manage")) await deletePasskeysOfUser(trx, user.id);
  }
  await record({ action: "password_changed", target: `user:${user.id}` });
  return true;
}

/** Ends sessions, push subscriptions, the password link and a pending e-mail change. */
export async function endSignIns(trx: Db, userId: number): Promise<void> {
  await repo.deleteEmailChange(trx, userId);
  await repo.deleteResetLink(trx, userId);
  await deleteSessionsOfUser(trx, userId);
  await deleteDevicesOfUser(trx, userId);
}

/**
 * Makes a link to set a new password; replaces an earlier one. Only the token's hash is stored.
 *
 * @returns null if the account may not sign in
 */
export async function makeResetLink(
  { trx, now }: Write,
  userId: number,
  holdMs: number,
): Promise<CreatedResetLink | null> {
  await repo.lockUser(trx, userId);
  if (!(await repo.maySignIn(trx, userId))) return null;
  const token = createLinkToken();
  const expires_at = new Date(Date.parse(now) + holdMs).toISOString();
  await repo.saveResetLink(trx, { user_id: userId, token_hash: hashSecret(token), created_at: now, expires_at });
  return { token, expires_at };
}

/** Stored instead of a hash for an invited account without a password. */
export const noPassword = "";

export function hasPassword({ password_hash }: Pick<Row<"users">, "password_hash">): boolean {
  return password_hash !== noPassword;
}

/** The number as stored for sign-in; null if it is not a full number. */
export function readSignInPhone(phone: string): string | null {
  return isFullPhone(phone) ? foldPhone(phone) : null;
}

/** @throws ApiError 400 on `phone` where an account would have neither e-mail nor number to sign in with */
export function requireWayIn(email: string | null, signInPhone: string | null): void {
  if (!email && signInPhone === null) throw fieldError("phone", accountMessages.signInPhoneNeeded);
}

type NewUser = {
  email: string | null;
  phone?: string;
  /** What the user is called who has no e-mail. */
  name?: string;
  passwordHash: string;
  isAdmin: boolean;
};

/**
 * Creates a user. The name is taken from the e-mail until it is changed; a full phone number that no other account uses
 * also signs in. Without an e-mail it has to.
 *
 * @returns the id
 * @throws ApiError 400 on a taken e-mail, or on `phone` if nothing signs in
 */
export async function createUser(
  db: Db,
  { email, phone = "", name = phone, passwordHash, isAdmin }: NewUser,
  now: string,
) {
  const id = await repo.insertUser(db, {
    email,
    username: email?.split("@")[0] ?? name,
    password_hash: passwordHash,
    is_admin: isAdmin,
    is_active: true,
    created_at: now,
    updated_at: now,
  });
  if (id === undefined) throw fieldError("email", accountMessages.emailTaken);
  const signInPhone = readSignInPhone(phone);
  const hasPhone = signInPhone !== null && (await repo.claimSignInPhone(db, id, signInPhone));
  if (email === null && !hasPhone) throw fieldError("phone", accountMessages.signInPhoneUnavailable);
  return id;
}

export function hasAdministrator({ db }: Pick<Deps, "db">): Promise<boolean> {
  return repo.hasAdministrator(db);
}

/** @throws ApiError 400 if the e-mail is taken */
export async function createAdministrator(
  deps: WriteDeps,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await write(deps, { actorId: null, address: "local" }, async ({ trx, now, record }) => {
    const user = { email: email.trim().toLowerCase(), passwordHash, isAdmin: true };
    const target = `user:${await createUser(trx, user, now)}`;
    await record({ action: "administrator_created", target });
  });
}
