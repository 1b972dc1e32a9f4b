import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import type { ListQuery } from "@/lib/contract/pagination";
import { reachOf } from "@/lib/contract/policies";
import { lockClient } from "../clients/repo";
import { getClient } from "../clients/service";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { findMembership } from "../memberships/repo";
import { notify } from "../notifications/service";
import type { Row } from "../ports/database/schema";
import { addMember } from "./members";
import * as repo from "./repo";

export function listRequests({ db }: Deps, actor: ClientActor, query: ListQuery) {
  return repo.listRequests(db, actor.clientId, reachOf(actor).branchIds, query);
}

/** @throws ApiError 404 for none within reach, 400 beyond the limit of people */
export function approveRequest(deps: Deps, actor: ClientActor, id: number, by: AuditActor): Promise<void> {
  const { clientId } = actor;
  return write(deps, by, async (open) => {
    const { user_id, ...request } = await takeRequest(open, actor, id);
    // By an invitation, meanwhile.
    if (await findMembership(open.trx, user_id, clientId)) return;
    await addMember(open, request, { ...request, id: user_id });
    const { company_name: detail } = await getClient({ db: open.trx }, clientId);
    await notify(
      open,
      { clientId, userIds: [user_id] },
      { kind: "join_approved", detail, count: null, subjectId: null },
    );
  });
}

/** @throws ApiError 404 for none within reach */
export function refuseRequest(deps: Deps, actor: ClientActor, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async (open) => {
    const { name } = await takeRequest(open, actor, id);
    await open.record({ action: "join_refused", target: `client:${actor.clientId}`, detail: name });
  });
}

async function takeRequest({ trx }: Write, actor: ClientActor, id: number): Promise<Row<"join_requests">> {
  await lockClient(trx, actor.clientId);
  const request = await repo.takeRequest(trx, actor.clientId, id, reachOf(actor).branchIds);
  if (!request) throw new ApiError("not_found", failures.notFound);
  return request;
}
