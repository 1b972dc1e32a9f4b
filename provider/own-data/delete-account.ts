import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { OwnerProof } from "@/lib/contract/identity/schema";
import * as ownDataMessages from "@/lib/contract/own-data/messages";
import type { Deps } from "../deps";
import { lockUser } from "../identity/users/repo";
import { requireOwner } from "../identity/users/service";
import type { Actor } from "../kernel/http/actor";
import { anonymizeAuditOfAccount, nobody } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { listCompanies } from "../memberships/repo";
import * as repo from "./repo";

/**
 * Deletes the caller's account. The site's log keeps that it was deleted, without a name.
 *
 * @throws ApiError 403 for an administrator, 400 on `current_password`, 409 while it works for a company, blocked ones included
 */
export async function deleteOwnAccount(deps: Deps, actor: Actor, proof: OwnerProof): Promise<void> {
  const { userId } = actor;
  await requireOwner(deps, actor, proof);
  await write(deps, nobody, async ({ trx, record }) => {
    const user = await lockUser(trx, userId);
    if (!user) throw new ApiError("not_authenticated", failures.sessionEnded);
    if (user.is_admin) throw new ApiError("permission_denied", failures.permissionDenied);
    if ((await listCompanies(trx, userId)).length > 0) throw new ApiError("conflict", ownDataMessages.stillWorks);
    await anonymizeAuditOfAccount(trx, user);
    await repo.deleteUser(trx, user);
    await record({ action: "account_deleted", target: `user:${userId}` });
  });
  void deps.streams.tell([userId]);
}
