import type { DeletedClientListQuery, RestoreClientInput } from "@/lib/contract/clients/schema";
import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import { restorableFor } from "@/lib/contract/identity/values";
import { clientTag, companiesTag } from "@/lib/contract/page-tags";
import { log } from "@/lib/runtime/log/log";
import { forgetEvents } from "../../analytics/events/jobs";
import type { Deps } from "../../deps";
import { findUserByEmail, findUserByPhone } from "../../identity/users/repo";
import { readSignInPhone, requireWayIn } from "../../identity/users/service";
import { type AuditActor, anonymizeAuditOfClient } from "../../kernel/write/audit-repo";
import { type Write, type WriteDeps, write } from "../../kernel/write/write";
import { takeUp } from "../../plans/days";
import { settleClient } from "../../plans/resting";
import type { Clock } from "../../plans/turning";
import type { Db } from "../../ports/database/schema";
import { deleteClosedCards } from "../closed/repo";
import { changePhone } from "../landline";
import { type ClientRow, lockClient, updateClientRow } from "../repo";
import { getClient } from "../service";
import { findDeletedOwner, hasOwner } from "./accounts-repo";
import type { DeletedClientRow } from "./pieces-repo";
import { putBack } from "./put-back-repo";
import * as repo from "./repo";
import { setAside } from "./set-aside-repo";

export function listDeletedClients({ db }: Deps, query: DeletedClientListQuery) {
  return repo.listDeletedClients(db, query);
}

/** @throws ApiError 404 */
export function deleteClient(deps: WriteDeps, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async (open) => {
    await lockClient(open.trx, id);
    const { company_name } = await removeClient(open, id);
    await open.record({ action: "client_deleted", target: `client:${id}`, detail: company_name });
  });
}

/**
 * Removes the client from all tables, so that no query finds it, and keeps copies of its rows while it can be restored.
 * The caller must hold the lock on the client's row.
 *
 * @throws ApiError 404
 */
export async function removeClient({ trx, now, withdrawn }: Write, id: number) {
  const { owner_id, company_name, email, phone, slug } = await getClient({ db: trx }, id);
  const restorable_until = new Date(Date.parse(now) + restorableFor).toISOString();
  await setAside(trx, { id, owner_id, company_name, email, phone, slug, deleted_at: now, restorable_until });
  withdrawn(clientTag(id), companiesTag);
  return { company_name, restorable_until };
}

/**
 * Restores a client with its sign-in number, or with `phone` instead.
 *
 * @throws ApiError 404 if unknown, 400 if another account has taken the e-mail or sign-in number
 */
export function restoreClient(
  deps: WriteDeps & Clock,
  id: number,
  { email, phone }: RestoreClientInput,
  by: AuditActor,
): Promise<ClientRow> {
  return write(deps, by, async (open) => {
    const { trx, record, changed } = open;
    const client = await requireDeleted(trx, id);
    const owner = (await hasOwner(trx, client)) ? {} : await chooseWaysIn(trx, client, { email, phone });
    const leftOut = await putBack(trx, client, { owner });
    await settleClient(trx, id);
    await takeUp(deps, open, id);
    if (leftOut.length > 0)
      log.warn("A client came back without what has no column any more", { client: id, columns: leftOut.join(", ") });
    if (phone !== undefined) await updateClientRow(trx, id, changePhone(await getClient({ db: trx }, id), { phone }));
    await record({ action: "client_restored", target: `client:${id}`, detail: client.company_name });
    changed(clientTag(id), companiesTag);
    return getClient({ db: trx }, id);
  });
}

/**
 * Erases what is left of a deleted client; the audit log keeps entries without personal data. `keepsClosed` leaves what
 * the addresses of a closed card lead to.
 *
 * @throws ApiError 404
 */
export function eraseClient(deps: WriteDeps, id: number, by: AuditActor, { keepsClosed = false } = {}): Promise<void> {
  return write(deps, by, async ({ trx, now, record, enqueue }) => {
    const client = await requireDeleted(trx, id);
    const { signUps, userIds } = await repo.erase(trx, client, now);
    if (!keepsClosed) await deleteClosedCards(trx, id);
    await enqueue(forgetEvents, { client_id: id });
    await anonymizeAuditOfClient(trx, { id, userIds }, signUps);
    await record({ action: "client_erased", target: `client:${id}` });
  });
}

/** E-mail and number of an owner's account that comes back. @throws ApiError 400 as `restoreClient` does */
async function chooseWaysIn(trx: Db, client: DeletedClientRow, { email, phone }: RestoreClientInput) {
  if (await findUserByEmail(trx, email || client.email)) throw fieldError("email", accountMessages.emailTakenSince);
  const { sign_in_phone, isTaken } = await chooseSignInPhone(trx, client, phone);
  if (isTaken) throw fieldError("phone", accountMessages.phoneTakenSince);
  requireWayIn(email || client.email, sign_in_phone);
  return { sign_in_phone, ...(email && { email }) };
}

/**
 * The sign-in number for a restored account. If it was the card's number, or all that signs in, the card's new one
 * replaces it, and `isTaken` tells if another account has it. Any other is dropped silently if another account has it.
 */
export async function chooseSignInPhone(trx: Db, client: DeletedClientRow, phone?: string) {
  const former = (await findDeletedOwner(trx, client))?.sign_in_phone ?? null;
  const isNeeded = former !== null && (client.email === "" || former === readSignInPhone(client.phone));
  const wanted = isNeeded && phone !== undefined ? readSignInPhone(phone) : former;
  const isTaken = wanted !== null && (await findUserByPhone(trx, wanted)) !== undefined;
  return { sign_in_phone: isTaken ? null : wanted, isTaken: isTaken && isNeeded };
}

async function requireDeleted(trx: Db, id: number): Promise<DeletedClientRow> {
  const client = await repo.lockDeletedClient(trx, id);
  if (!client) throw new ApiError("not_found", failures.clientNotFound);
  return client;
}
