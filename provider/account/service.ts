import type { ChangePasswordInput, UpdateAccountInput } from "@/lib/contract/account";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { clientTag } from "@/lib/contract/page-tags";
import type { AuditActor } from "../audit/repo";
import { hashPassword } from "../auth/passwords";
import { deleteSessionsOfUser, findUserByEmail } from "../auth/repo";
import { isPasswordOf } from "../auth/sign-in-limiter";
import { touchClient, updateClientRow } from "../clients/repo";
import { renameClient } from "../clients/slugs";
import type { Deps } from "../deps";
import type { Actor } from "../http/context";
import type { Db, Row } from "../ports/database/schema";
import { write } from "../write/write";
import * as repo from "./repo";

/** @throws ApiError 401 when the account has gone meanwhile */
export async function getAccount({ db }: Pick<Deps, "db">, userId: number): Promise<repo.AccountRow> {
  const account = await repo.findAccount(db, userId);
  if (!account) throw new ApiError("not_authenticated", messages.sessionEnded);
  return account;
}

/** Changes what `input` names; the company's fields are passed over for administrators. @throws ApiError 400 on email */
export async function updateAccount(deps: Deps, actor: Actor, input: UpdateAccountInput, address: string) {
  const { userId, clientId } = actor;
  const by = { actorId: userId, address };
  const named = Object.keys(input).filter((field) => input[field as keyof UpdateAccountInput] !== undefined);
  if (named.length === 0) return getAccount(deps, userId);

  return write(deps, by, async (open) => {
    const { trx, now, record, changed } = open;
    const { username, email, company_name, phone } = input;
    if (clientId !== null) await touchClient(trx, clientId, now);
    if (username !== undefined) await repo.updateUser(trx, userId, { username, updated_at: now });
    if (email !== undefined) await changeEmail(trx, userId, email, now);
    if (clientId !== null) {
      if (company_name !== undefined) await renameClient(open, clientId, company_name);
      if (phone !== undefined) await updateClientRow(trx, clientId, { phone });
      changed(clientTag(clientId));
    }
    await record({ action: "account_updated", target: `user:${userId}`, detail: named.join(", ") });
    return getAccount({ db: trx }, userId);
  });
}

/** @throws ApiError 400 when it is another account's; where two ask for it at once, the database lets one have it */
export async function changeEmail(trx: Db, userId: number, email: string, now: string): Promise<void> {
  const owner = await findUserByEmail(trx, email);
  if (owner && owner.id !== userId) throw fieldError("email", messages.emailTaken);
  await repo.updateUser(trx, userId, { email, updated_at: now });
}

/** Ends every other session of the account. @throws ApiError 400 when the current password is wrong, 429 too often */
export async function changeOwnPassword(
  deps: Deps,
  { userId, sessionId }: Actor,
  { current_password, new_password }: ChangePasswordInput,
  address: string,
): Promise<void> {
  const account = await getAccount(deps, userId);
  if (!(await isPasswordOf(deps.signInLimiter, [account], current_password, address)))
    throw fieldError("current_password", messages.currentPasswordIncorrect);
  await setPassword(deps, account, new_password, { actorId: userId, address }, sessionId);
}

/**
 * Gives `user` a new password and ends its sessions, but for the one to keep.
 * @throws ApiError 400 when the password has changed since `user` was read
 */
export async function setPassword(
  deps: Deps,
  user: Pick<Row<"users">, "id" | "password_hash">,
  password: string,
  by: AuditActor,
  keepSession?: string,
): Promise<void> {
  const to = await hashPassword(password);
  await write(deps, by, async ({ trx, now, record }) => {
    if (!(await repo.replacePassword(trx, user.id, { from: user.password_hash, to, now })))
      throw fieldError("current_password", messages.currentPasswordIncorrect);
    await deleteSessionsOfUser(trx, user.id, keepSession);
    await record({ action: "password_changed", target: `user:${user.id}` });
  });
}

type NewUser = { email: string; passwordHash: string; isAdmin: boolean; isActive: boolean };

/** The new user's id; it is called after its e-mail until it says otherwise. @throws ApiError 400 on a taken e-mail */
export async function createUser(db: Db, { email, passwordHash, isAdmin, isActive }: NewUser, now: string) {
  const id = await repo.insertUser(db, {
    email,
    username: email.split("@")[0] ?? email,
    password_hash: passwordHash,
    is_admin: isAdmin,
    is_active: isActive,
    created_at: now,
    updated_at: now,
  });
  if (id === undefined) throw fieldError("email", messages.emailTaken);
  return id;
}

export function hasAdministrator({ db }: Pick<Deps, "db">): Promise<boolean> {
  return repo.hasAdministrator(db);
}

/** @throws ApiError 400 when the e-mail is a client's */
export async function createAdministrator(
  deps: Deps,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await write(deps, { actorId: null, address: "local" }, async ({ trx, now, record }) => {
    const user = { email: email.trim().toLowerCase(), passwordHash, isAdmin: true, isActive: true };
    const target = `user:${await createUser(trx, user, now)}`;
    await record({ action: "administrator_created", target });
  });
}
