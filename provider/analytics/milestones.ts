import { milestones } from "@/lib/contract/analytics/values";
import type { Write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import * as repo from "./milestones-repo";

/** Imported visitors: reached milestones are not announced again. */
export async function carryVisitors({ trx }: Write, clientId: number, count: number): Promise<void> {
  const { visitors, reached } = await repo.addVisitors(trx, clientId, count);
  const milestone = findMilestone(visitors);
  if (milestone > reached) await repo.noteReached(trx, clientId, milestone);
}

/** Announces each milestone once; of several at once the last. */
export async function addVisitors(open: Write, clientId: number, count: number): Promise<void> {
  if (count === 0) return;
  const { visitors, reached } = await repo.addVisitors(open.trx, clientId, count);
  const milestone = findMilestone(visitors);
  if (milestone <= reached) return;
  await repo.noteReached(open.trx, clientId, milestone);
  await notify(open, { clientId }, { kind: "milestone_reached", detail: "", count: milestone, subjectId: null });
}

function findMilestone(visitors: number): number {
  return milestones.findLast((step) => step <= visitors) ?? 0;
}
