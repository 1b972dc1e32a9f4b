import type {
  ChangeClientEmailInput,
  ChangeClientPhoneInput,
  ClientListQuery,
  CreateClientInput,
  UpdateClientInput,
} from "@/lib/contract/clients/schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import type { ChangePasswordInput } from "@/lib/contract/identity/schema";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import type { Deps } from "../deps";
import { requireStrength } from "../identity/passwords/password-strength";
import { hashPassword, verifyPassword } from "../identity/passwords/passwords";
import { isPasswordOf } from "../identity/sign-in/limiter";
import { claimSignInPhone, lockUser } from "../identity/users/repo";
import {
  changeEmail,
  createUser,
  endSignIns,
  getAccount,
  readSignInPhone,
  requireOwner,
  requireWayIn,
  setPassword,
} from "../identity/users/service";
import type { Asked } from "../kernel/http/actor";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, type WriteDeps, write } from "../kernel/write/write";
import { insertMembership, listCompanies } from "../memberships/repo";
import { tellOfSafety } from "../notifications/mail/jobs";
import { subscribeToDefault } from "../plans/subscriptions";
import type { Db, Row } from "../ports/database/schema";
import { changePhone, storePhone } from "./landline";
import * as repo from "./repo";
import { assignSlug, renameClient } from "./slugs";

export function listClients({ db }: Deps, query: ClientListQuery) {
  return repo.listClients(db, query);
}

/** @throws ApiError 404, as do all below, for an unknown client */
export async function getClient({ db }: { db: Db }, id: number): Promise<repo.ClientRow> {
  const client = await repo.findClient(db, id);
  if (!client) throw new ApiError("not_found", failures.clientNotFound);
  return client;
}

/** Creates the account, client and address in one transaction. @throws ApiError 400 on a taken e-mail */
export async function createClient(deps: Deps, input: CreateClientInput, by: AuditActor): Promise<repo.ClientRow> {
  const { password, is_active, ...account } = input;
  await requireStrength(password, "password", [account.email, account.company_name]);
  const passwordHash = await hashPassword(password);
  return write(deps, by, (open) => insertClientAccount(deps, open, { ...account, passwordHash, isActive: is_active }));
}

type NewAccount = {
  /** Null for one that signs in by its number alone. */
  email: string | null;
  /** Its owner's. */
  name?: string;
  company_name: string;
  phone: string;
  /** Whether a landline is on WhatsApp. */
  whatsapp?: boolean;
  passwordHash: string;
  isActive: boolean;
};

/** Creates a client within the caller's write. @throws ApiError 400 on a taken e-mail, or on `phone` as `createUser` */
export async function insertClientAccount(
  deps: Pick<Deps, "config" | "now">,
  open: Write,
  { email, name, company_name, phone, whatsapp, passwordHash, isActive }: NewAccount,
): Promise<repo.ClientRow> {
  const { trx, now } = open;
  const owner_id = await createUser(trx, { email, phone, name, passwordHash, isAdmin: false }, now);
  return insertCompany(deps, open, { owner_id, company_name, phone, whatsapp, isActive });
}

type NewCompany = Pick<NewAccount, "company_name" | "phone" | "whatsapp" | "isActive"> & { owner_id: number };

/** Creates the client of an account within the caller's write, with its address. */
export async function insertCompany(
  deps: Pick<Deps, "config" | "now">,
  open: Write,
  { owner_id, company_name, phone, whatsapp, isActive: is_active }: NewCompany,
): Promise<repo.ClientRow> {
  const { trx, now, record } = open;
  const contact = { company_name, ...storePhone(phone, whatsapp) };
  const id = await repo.insertClient(trx, { owner_id, is_active, ...contact, created_at: now, updated_at: now });
  await insertMembership(trx, { user_id: owner_id, client_id: id, role: "owner", created_at: now });
  await assignSlug(open, id, company_name);
  await subscribeToDefault(deps, open, id);
  await record({ action: "client_created", target: `client:${id}`, detail: company_name });
  return getClient({ db: trx }, id);
}

export function updateClient(deps: Deps, id: number, { company_name }: UpdateClientInput, by: AuditActor) {
  return write(deps, by, async (open) => {
    await repo.lockClient(open.trx, id);
    await renameClient(open, id, company_name);
    return getClient({ db: open.trx }, id);
  });
}

/**
 * Changes a client's sign-in e-mail, for one who has lost the mailbox. Ends its sessions and mails both addresses.
 *
 * @throws ApiError 400 if the administrator's own proof fails, or another account has the e-mail
 */
export async function changeClientEmail(
  deps: Deps,
  id: number,
  { email, ...proof }: ChangeClientEmailInput,
  asked: Asked,
): Promise<repo.ClientRow> {
  await requireOwner(deps, asked, proof);
  return write(deps, { actorId: asked.userId, address: asked.address }, async (open) => {
    const { trx, now, record } = open;
    await repo.lockClient(trx, id);
    const client = await getClient({ db: trx }, id);
    if (client.email === email) return client;
    await changeEmail(open, client.owner_id, email);
    await endSignIns(trx, client.owner_id);
    await repo.touchClient(trx, id, now);
    await record({ action: "client_email_changed", target: `client:${id}`, detail: `${client.email} → ${email}` });
    await tellOfSafety(deps, open, { id: client.owner_id, email }, "emailSet");
    return getClient({ db: trx }, id);
  });
}

/**
 * Changes the number on the client's card and, with `signs_in`, the sign-in number; an empty one removes it.
 *
 * @throws ApiError 400 if the administrator's own proof fails, or the number cannot be used to sign in
 */
export async function changeClientPhone(
  deps: Deps,
  id: number,
  { phone, signs_in, ...proof }: ChangeClientPhoneInput,
  asked: Asked,
): Promise<repo.ClientRow> {
  await requireOwner(deps, asked, proof);
  const signInPhone = readSignInPhone(phone);
  if (signs_in && phone !== "" && signInPhone === null) throw fieldError("phone", accountMessages.signInPhonePart);
  return write(deps, { actorId: asked.userId, address: asked.address }, async (open) => {
    const { trx, now, record, changed } = open;
    await repo.lockClient(trx, id);
    const client = await getClient({ db: trx }, id);
    if (client.phone !== phone) {
      await repo.updateClientRow(trx, id, { ...changePhone(client, { phone }), updated_at: now });
      const detail = `${client.phone || "none"} → ${phone || "none"}`;
      await record({ action: "client_phone_changed", target: `client:${id}`, detail });
      changed(clientTag(id));
    }
    if (signs_in && client.sign_in_phone !== signInPhone) {
      const account = await lockUser(trx, client.owner_id);
      if (account) requireWayIn(account.email, signInPhone);
      if (!(await claimSignInPhone(trx, client.owner_id, signInPhone)))
        throw fieldError("phone", accountMessages.signInPhoneElsewhere);
      await endSignIns(trx, client.owner_id);
      const action = signInPhone ? "sign_in_phone_set" : "sign_in_phone_removed";
      await record({ action, target: `client:${id}` });
      await tellOfSafety(
        deps,
        open,
        { id: client.owner_id, email: client.email },
        signInPhone ? "phoneSet" : "phoneRemoved",
      );
    }
    return getClient({ db: trx }, id);
  });
}

export function setClientActive(
  deps: WriteDeps,
  id: number,
  isActive: boolean,
  by: AuditActor,
): Promise<repo.ClientRow> {
  return write(deps, by, async (open) => {
    await repo.lockClient(open.trx, id);
    const client = await getClient({ db: open.trx }, id);
    if (client.is_active === isActive) return client;
    await blockOrUnblock(open, client, isActive);
    return getClient({ db: open.trx }, id);
  });
}

/** Within the caller's write, for a client that is not so yet. Its accounts go on; they can do nothing for it. */
export async function blockOrUnblock(
  { trx, now, record, withdrawn }: Write,
  { id }: Pick<repo.ClientRow, "id">,
  isActive: boolean,
): Promise<void> {
  await repo.updateClientRow(trx, id, { is_active: isActive, updated_at: now });
  await record({ action: isActive ? "client_unblocked" : "client_blocked", target: `client:${id}` });
  withdrawn(clientTag(id), companiesTag);
}

/**
 * `current_password` may be the client's or the administrator's own, because the client has usually forgotten its
 * password.
 *
 * @throws ApiError 400 if it is neither, or if the new password equals the client's present one, 429 after too many
 * attempts
 */
export async function changeClientPassword(
  deps: Deps,
  id: number,
  { current_password, new_password }: ChangePasswordInput,
  { userId, sessionId, address }: Asked,
): Promise<void> {
  const { owner_id, company_name } = await getClient(deps, id);
  const client = await getAccount(deps, owner_id);
  await requireNoOther(deps, client);
  const administrator = await getAccount(deps, userId);
  const asker = { address, knownBy: sessionId };
  if (!(await isPasswordOf(deps.signInLimiter, [administrator, client], current_password, asker)))
    throw fieldError("current_password", accountMessages.currentPasswordIncorrect);
  if (await verifyPassword(client.password_hash, new_password))
    throw fieldError("new_password", accountMessages.newPasswordSame);
  await requireStrength(new_password, "new_password", [client.email ?? "", company_name]);
  await setPassword(deps, client, new_password, { actorId: userId, address });
}

/** @throws ApiError 409 where the account is more than this client's owner, so that its password is its own affair */
async function requireNoOther({ db }: Deps, { id, is_admin }: Pick<Row<"users">, "id" | "is_admin">): Promise<void> {
  if (is_admin || (await listCompanies(db, id)).length > 1)
    throw new ApiError("conflict", accountMessages.passwordElsewhere);
}
