import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as joiningMessages from "@/lib/contract/joining/messages";
import type { CreateJoinLinkInput } from "@/lib/contract/joining/schema";
import { joinLimits } from "@/lib/contract/joining/values";
import { reachOf } from "@/lib/contract/policies";
import { lockClient } from "../clients/repo";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { createLinkToken } from "../kernel/http/tokens";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { requireOwnBranch } from "../memberships/branches";
import type { Row } from "../ports/database/schema";
import * as repo from "./repo";

export function listLinks({ db }: Deps, actor: ClientActor): Promise<Row<"join_links">[]> {
  return repo.listLinks(db, actor.clientId, reachOf(actor).branchIds);
}

/** @throws ApiError 400 on `branch_id` for one that the caller does not reach, on `ends_at` for the past, beyond the limit */
export function createLink(
  deps: Deps,
  actor: ClientActor,
  { branch_id, ends_at, most, needs_approval: is_with_approval }: CreateJoinLinkInput,
  by: AuditActor,
): Promise<Row<"join_links">> {
  const { clientId: client_id, userId: created_by } = actor;
  return write(deps, by, async ({ trx, now, record }) => {
    await lockClient(trx, client_id);
    if (ends_at !== null && ends_at <= now) throw fieldError("ends_at", joiningMessages.endsInvalid);
    await requireOwnBranch(trx, actor, branch_id);
    if ((await repo.countLinks(trx, client_id)) >= joinLimits.links)
      throw new ApiError("limit_reached", joiningMessages.tooManyLinks);
    await record({ action: "join_link_created", target: `client:${client_id}` });
    const link = { client_id, created_by, branch_id, ends_at, most, is_with_approval };
    return repo.insertLink(trx, { ...link, token: createLinkToken(), created_at: now });
  });
}

/** @throws ApiError 404 for none within reach */
export function closeLink(deps: Deps, actor: ClientActor, id: number, by: AuditActor): Promise<void> {
  const { clientId } = actor;
  return write(deps, by, async ({ trx, record }) => {
    await lockClient(trx, clientId);
    if (!(await repo.deleteLink(trx, clientId, id, reachOf(actor).branchIds)))
      throw new ApiError("not_found", failures.notFound);
    await record({ action: "join_link_closed", target: `client:${clientId}` });
  });
}

export function isOpen({ ends_at, most, used }: Pick<Row<"join_links">, "ends_at" | "most" | "used">, now: string) {
  return (ends_at === null || ends_at > now) && (most === null || used < most);
}
