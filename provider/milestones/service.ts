import { limits } from "@/lib/contract/limits";
import { notify } from "../notifications/service";
import type { Write } from "../write/write";
import * as repo from "./repo";

/** Counts visitors of a card in all, and tells its company once of each milestone; of several at once of the last. */
export async function addVisitors(open: Write, clientId: number, count: number): Promise<void> {
  if (count === 0) return;
  const { visitors, reached } = await repo.addVisitors(open.trx, clientId, count);
  const milestone = limits.milestones.findLast((step) => step <= visitors) ?? 0;
  if (milestone <= reached) return;
  await repo.noteReached(open.trx, clientId, milestone);
  await notify(open, { clientId }, { kind: "milestone_reached", detail: "", count: milestone, subjectId: null });
}
