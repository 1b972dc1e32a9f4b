import type { HandOverLeadsInput } from "@/lib/contract/leads/schema";
import { reachOf } from "@/lib/contract/policies";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { listTakers, requireTaker } from "../memberships/handing-over";
import { notify } from "../notifications/service";
import { lockRow } from "../ports/database/queries/lock-row";
import { climbTime } from "./climbing";
import * as repo from "./repo";

/**
 * @returns the ids of those that changed hands: without those out of reach, and those that were the person's already
 * @throws ApiError 404 where none is within reach, and as `requireTaker`
 */
export function handOverLeads(
  deps: Deps,
  actor: ClientActor,
  { ids, person_id }: HandOverLeadsInput,
  by: AuditActor,
): Promise<number[]> {
  const { clientId } = actor;
  return write(deps, by, async (open) => {
    const { trx, now, record } = open;
    // Holds the client's row: nobody leaves or changes the branch meanwhile.
    const { climb_hours } = requireFound(await lockRow(trx, "clients", "id", clientId));
    await requireTaker(trx, actor, person_id);
    const found = await repo.listLeadsById(trx, reachOf(actor), ids);
    requireFound(found[0]);
    const moved = found.filter((lead) => lead.person_id !== person_id);
    const [first] = moved;
    if (!first) return [];
    const movedIds = moved.map(({ id }) => id);
    await repo.giveLeads(trx, movedIds, {
      person_id,
      climbs_at: climbTime(person_id, climb_hours, now),
      updated_at: now,
    });
    await record({ action: "leads_handed_over", target: `client:${clientId}`, detail: String(moved.length) });
    // The name of several would outlive those of them that are deleted.
    const about = moved.length === 1 ? { detail: first.name, subjectId: first.id } : { detail: "", subjectId: null };
    const userIds = await listTakers(trx, actor, person_id);
    await notify(open, { clientId, userIds }, { kind: "lead_handed_over", count: moved.length, ...about });
    return movedIds;
  });
}
