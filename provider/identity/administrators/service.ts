import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import type {
  CreatedResetLink,
  InviteAdministratorInput,
  InviteAgainInput,
  OwnerProof,
} from "@/lib/contract/identity/schema";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import type { Asked } from "../../kernel/http/actor";
import { type Write, write } from "../../kernel/write/write";
import { listCompanies } from "../../memberships/repo";
import { deleteNotificationsOfSite } from "../../notifications/repo";
import type { Db, Row } from "../../ports/database/schema";
import { inviteByMail } from "../reset-links/service";
import { updateUser } from "../users/repo";
import { createUser, endSignIns, hasPassword, makeResetLink, noPassword, requireOwner } from "../users/service";
import * as repo from "./repo";

/** `link` is null if it is sent by mail. */
export type Invited = { row: repo.AdministratorRow; link: CreatedResetLink | null };

export function listAdministrators({ db, now }: Pick<Deps, "db" | "now">): Promise<repo.AdministratorRow[]> {
  return repo.listAdministrators(db, now().toISOString());
}

/**
 * Creates an administrator without a password; the link sets the first one.
 *
 * @throws ApiError 400 on `current_password` or a taken e-mail, 429 after many wrong proofs
 */
export async function inviteAdministrator(
  deps: Deps,
  asked: Asked,
  { name, email, mail_link, ...proof }: InviteAdministratorInput,
): Promise<Invited> {
  return change(deps, asked, proof, async (open) => {
    const { trx, now, record } = open;
    const id = await createUser(trx, { email, passwordHash: noPassword, isAdmin: true }, now);
    await updateUser(trx, id, { username: name });
    await record({
      action: "administrator_invited",
      target: `user:${id}`,
      detail: nameOf({ username: name, email }),
    });
    return invite(deps, open, asked, id, mail_link);
  });
}

/** @throws ApiError as above, 404 for an unknown administrator, 409 for one who is blocked or already has a password */
export async function inviteAgain(
  deps: Deps,
  asked: Asked,
  id: number,
  { mail_link, ...proof }: InviteAgainInput,
): Promise<Invited> {
  return change(deps, asked, proof, async (open, administrators) => {
    const administrator = requireAdministrator(administrators, id);
    if (hasPassword(administrator)) throw new ApiError("conflict", accountMessages.administratorJoined);
    if (!administrator.is_active) throw new ApiError("conflict", accountMessages.administratorBlocked);
    await open.record({ action: "administrator_invited", target: `user:${id}`, detail: nameOf(administrator) });
    return invite(deps, open, asked, id, mail_link);
  });
}

/**
 * Blocking also ends sessions, the password link and a pending e-mail change. Who has companies goes on with these.
 *
 * @throws ApiError 400 on `current_password`, 404 for an unknown administrator, 409 for the caller's own account
 */
export async function setAdministratorActive(
  deps: Deps,
  asked: Asked,
  id: number,
  isActive: boolean,
  proof: OwnerProof,
): Promise<repo.AdministratorRow> {
  return change(deps, asked, proof, async ({ trx, now, record }, administrators) => {
    const administrator = requireOther(administrators, asked, id);
    if (administrator.is_active !== isActive) {
      await updateUser(trx, id, { is_active: isActive, updated_at: now });
      if (!isActive) await endWork(trx, id);
      const action = isActive ? "administrator_unblocked" : "administrator_blocked";
      await record({ action, target: `user:${id}`, detail: nameOf(administrator) });
    }
    return getAdministrator(trx, id, now);
  });
}

/** Deletes the account too, unless it has companies; its sessions end either way. @throws ApiError as `setAdministratorActive` */
export async function removeAdministrator(deps: Deps, asked: Asked, id: number, proof: OwnerProof): Promise<void> {
  await change(deps, asked, proof, async ({ trx, now, record }, administrators) => {
    const administrator = requireOther(administrators, asked, id);
    const { username: name, email } = administrator;
    await record({ action: "administrator_removed", target: `user:${id}`, detail: nameOf(administrator) });
    await repo.insertFormer(trx, { user_id: id, name, email: email ?? "", removed_at: now });
    if ((await listCompanies(trx, id)).length === 0) return repo.deleteAccount(trx, id);
    await endWork(trx, id);
    await updateUser(trx, id, { is_admin: false, is_active: true, updated_at: now });
  });
}

async function endWork(trx: Db, id: number): Promise<void> {
  await endSignIns(trx, id);
  await deleteNotificationsOfSite(trx, id);
}

/**
 * Runs a change of administrators under a lock, with an active administrator as caller. Nobody can change their own
 * account, so one active administrator always remains, even if the last two remove each other at once.
 */
async function change<T>(
  deps: Deps,
  asked: Asked,
  proof: OwnerProof,
  work: (open: Write, administrators: Row<"users">[]) => Promise<T>,
): Promise<T> {
  await requireOwner(deps, asked, proof);
  return write(deps, { actorId: asked.userId, address: asked.address }, async (open) => {
    const administrators = await repo.lockAdministrators(open.trx);
    const caller = administrators.find(({ id }) => id === asked.userId);
    if (!caller?.is_active) throw new ApiError("not_authenticated", failures.sessionEnded);
    return work(open, administrators);
  });
}

async function invite(deps: Deps, open: Write, asked: Asked, id: number, mailsLink: boolean): Promise<Invited> {
  const { trx, now } = open;
  if (mailsLink && !deps.mail.isOn) throw new ApiError("bad_request", accountMessages.invitationMailOff);
  if (mailsLink) await inviteByMail(open, id, { actorId: asked.userId, address: asked.address });
  const link = mailsLink ? null : await makeResetLink(open, id, resetLinkLimits.handedFor);
  return { row: await getAdministrator(trx, id, now), link };
}

async function getAdministrator(trx: Db, id: number, now: string): Promise<repo.AdministratorRow> {
  const row = await repo.findAdministrator(trx, id, now);
  if (!row) throw new ApiError("not_found", failures.notFound);
  return row;
}

function requireAdministrator(administrators: Row<"users">[], id: number): Row<"users"> {
  const administrator = administrators.find((row) => row.id === id);
  if (!administrator) throw new ApiError("not_found", accountMessages.administratorNotFound);
  return administrator;
}

function requireOther(administrators: Row<"users">[], { userId }: Asked, id: number): Row<"users"> {
  if (id === userId) throw new ApiError("conflict", accountMessages.administratorSelf);
  return requireAdministrator(administrators, id);
}

/** For the audit log, which outlives the account. */
function nameOf({ username, email }: Pick<Row<"users">, "username" | "email">): string {
  return `${username} (${email})`;
}
