import type { ChangePasswordInput } from "@/lib/contract/account";
import type { ClientListQuery, CreateClientInput, UpdateClientInput } from "@/lib/contract/client";
import { ApiError, fieldError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import { updateUser } from "../account/repo";
import { createUser, getAccount, setPassword } from "../account/service";
import { type AuditActor, deleteAuditOfClient, recordAudit } from "../audit/repo";
import { hashPassword, verifyPassword } from "../auth/passwords";
import { deleteSessionsOfUser } from "../auth/repo";
import type { Db } from "../db/schema";
import type { Deps } from "../deps";
import { pictureKeys } from "../media/pictures";
import * as repo from "./repo";
import { assignSlug, renameClient } from "./slugs";

export function listClients({ db }: Deps, query: ClientListQuery) {
  return repo.listClients(db, query);
}

/** @throws ApiError 404, as do all below, for an id that no client has */
export async function getClient({ db }: { db: Db }, id: number): Promise<repo.ClientRow> {
  const client = await repo.findClient(db, id);
  if (!client) throw new ApiError("not_found", messages.clientNotFound);
  return client;
}

/** User, client and address at once or not at all. @throws ApiError 400 on a taken e-mail */
export async function createClient(deps: Deps, input: CreateClientInput, by: AuditActor): Promise<repo.ClientRow> {
  const { password, is_active, ...account } = input;
  const passwordHash = await hashPassword(password);
  const now = deps.now().toISOString();
  return deps.db
    .transaction()
    .execute((trx) => insertClientAccount(trx, { ...account, passwordHash, isActive: is_active }, by, now));
}

type NewAccount = { email: string; company_name: string; phone: string; passwordHash: string; isActive: boolean };

/** The writes of a new client, within the caller's transaction. @throws ApiError 400 on a taken e-mail */
export async function insertClientAccount(
  trx: Db,
  { email, company_name, phone, passwordHash, isActive }: NewAccount,
  by: AuditActor,
  now: string,
): Promise<repo.ClientRow> {
  const user_id = await createUser(trx, { email, passwordHash, isAdmin: false, isActive }, now);
  const id = await repo.insertClient(trx, { user_id, company_name, phone, created_at: now, updated_at: now });
  await assignSlug(trx, id, company_name, now);
  await recordAudit(trx, { ...by, action: "client_created", target: `client:${id}`, detail: company_name }, now);
  return getClient({ db: trx }, id);
}

export function updateClient(deps: Deps, id: number, { company_name }: UpdateClientInput, by: AuditActor) {
  return deps.db.transaction().execute(async (trx) => {
    await renameClient(trx, id, company_name, by, deps.now().toISOString());
    return getClient({ db: trx }, id);
  });
}

/** Rows go before files, so that no row ever names a missing file. */
export async function deleteClient(deps: Deps, id: number, by: AuditActor): Promise<void> {
  const { documents, pictures } = await deps.db.transaction().execute(async (trx) => {
    const { user_id, company_name } = await getClient({ db: trx }, id);
    const files = await repo.listFilesOfClient(trx, id);
    await repo.deleteUser(trx, user_id);
    await deleteAuditOfClient(trx, id, user_id);
    const entry = { action: "client_deleted", target: `client:${id}`, detail: company_name } as const;
    await recordAudit(trx, { ...by, ...entry }, deps.now().toISOString());
    return files;
  });
  await deps.files.remove([...documents, ...pictures.flatMap(pictureKeys)]);
}

/** Blocking also ends the client's sessions. */
export function setClientActive(deps: Deps, id: number, isActive: boolean, by: AuditActor): Promise<repo.ClientRow> {
  const now = deps.now().toISOString();
  return deps.db.transaction().execute(async (trx) => {
    const client = await getClient({ db: trx }, id);
    if ((client.is_active === 1) === isActive) return client;
    await updateUser(trx, client.user_id, { is_active: Number(isActive), updated_at: now });
    await repo.touchClient(trx, id, now);
    if (!isActive) await deleteSessionsOfUser(trx, client.user_id);
    const action = isActive ? "client_unblocked" : "client_blocked";
    await recordAudit(trx, { ...by, action, target: `client:${id}` }, now);
    return getClient({ db: trx }, id);
  });
}

/**
 * The current password may be the client's, or the acting administrator's own: the usual client here has forgotten its.
 * @throws ApiError 400 when it is neither, or when the new password is the client's already
 */
export async function changeClientPassword(
  deps: Deps,
  id: number,
  { current_password, new_password }: ChangePasswordInput,
  by: AuditActor & { actorId: number },
): Promise<void> {
  const client = await getAccount(deps, (await getClient(deps, id)).user_id);
  const administrator = await getAccount(deps, by.actorId);
  const isKnown =
    (await verifyPassword(client.password_hash, current_password)) ||
    (await verifyPassword(administrator.password_hash, current_password));
  if (!isKnown) throw fieldError("current_password", messages.currentPasswordIncorrect);
  if (await verifyPassword(client.password_hash, new_password))
    throw fieldError("new_password", messages.newPasswordSame);
  await setPassword(deps, client, new_password, by);
}
