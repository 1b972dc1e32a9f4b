import { ApiError } from "@/lib/contract/errors";
import * as leavingMessages from "@/lib/contract/leaving/messages";
import { nameOwner } from "../clients/repo";
import { deleteSessionsOfUser } from "../identity/sessions/repo";
import type { Write } from "../kernel/write/write";
import {
  deleteMembership,
  findMembership,
  hasOneOwner,
  isAdministrator,
  listCompanies,
  setPerson,
} from "../memberships/repo";
import { deleteDevicesOfUser } from "../notifications/devices/repo";
import { deleteNotificationsOfClient } from "../notifications/repo";
import type { Db, Row } from "../ports/database/schema";
import * as repo from "./membership-repo";

type Membership = Row<"memberships">;

/**
 * Ends an account's work for a client, and with its last one its sessions; messages and mails that wait find nothing to
 * tell. `keepSession` is of whoever leaves by oneself, and sees what is left. @throws ApiError 409 for the only owner
 */
export async function endMembership(
  { trx }: Write,
  { id, user_id, client_id, role }: Membership,
  keepSession?: string,
): Promise<void> {
  if (role === "owner" && (await hasOneOwner(trx, client_id)))
    throw new ApiError("conflict", leavingMessages.lastOwner);
  await deleteMembership(trx, id);
  if (role === "owner") await nameOwner(trx, client_id);
  await deleteNotificationsOfClient(trx, user_id, client_id);
  if ((await listCompanies(trx, user_id)).length > 0 || (await isAdministrator(trx, user_id))) return;
  await deleteSessionsOfUser(trx, user_id, keepSession);
  await deleteDevicesOfUser(trx, user_id, keepSession);
}

/** As it was, with the branches that are still there; not where the account is gone, or has another person's card by now. */
export async function renewMembership(trx: Db, former: Membership, branches: readonly number[]): Promise<void> {
  const { user_id, client_id, person_id } = former;
  if (!(await repo.isAccount(trx, user_id))) return;
  const current = await findMembership(trx, user_id, client_id);
  if (current) {
    if (current.person_id === null) await setPerson(trx, current.id, person_id);
    return;
  }
  const branch_ids = (JSON.parse(former.branch_ids) as number[]).filter((branch) => branches.includes(branch));
  await repo.insertAgain(trx, { ...former, branch_ids: JSON.stringify(branch_ids) });
}
