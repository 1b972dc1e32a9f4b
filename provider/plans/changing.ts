import { ApiError, fieldError } from "@/lib/contract/errors";
import * as planMessages from "@/lib/contract/plans/messages";
import { hasTimeLeft } from "@/lib/contract/plans/subscription";
import type { Write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import { lockRow } from "../ports/database/queries/lock-row";
import { holdSubscription, move } from "./days";
import { beginPlan } from "./next-plan";
import * as repo from "./repo";
import { type Clock, siteDay } from "./turning";

/** What owners decide about their plan, within the caller's write. */

/** The plan to have next: at once in a trial, else from when `changeTime` says. @throws ApiError 400, 404, 409 */
export async function choosePlan(clock: Clock, open: Write, clientId: number, planId: number): Promise<void> {
  const plan = await repo.lockPlan(open.trx, planId);
  const { plan_id, paused_on, changes_on } = await holdSubscription(open, clientId);
  if (paused_on) throw new ApiError("conflict", planMessages.paused);
  if (changes_on) throw new ApiError("conflict", planMessages.changePaid);
  if (!plan?.is_public || plan.id === plan_id) throw fieldError("plan_id", planMessages.unknown);
  await open.record({ action: "client_plan_chosen", target: `client:${clientId}`, detail: plan.name });
  await move(clock, open, clientId, { next_plan_id: plan.id, is_ending: false });
}

/** It runs until its due date; a plan that was chosen for afterwards is forgotten unless it is paid. @throws ApiError 404, 409 */
export async function endPlan(clock: Clock, open: Write, clientId: number): Promise<void> {
  const found = await holdSubscription(open, clientId);
  const { due_on, paused_on, is_ending } = found;
  if (is_ending) return;
  if (paused_on) throw new ApiError("conflict", planMessages.paused);
  if (!due_on || !hasTimeLeft(found, siteDay(clock))) throw new ApiError("conflict", planMessages.nothingToEnd);
  await open.record({ action: "client_plan_ending", target: `client:${clientId}`, detail: due_on });
  const client = await lockRow(open.trx, "clients", "id", clientId);
  const news = { kind: "plan_ended", detail: client?.company_name ?? "", count: null, subjectId: clientId } as const;
  await notify(open, "administrators", news);
  await move(clock, open, clientId, { is_ending: true, ...withoutNext(found) });
}

/** Takes back that it ends, or changes. @throws ApiError 404, 409 once it has ended */
export async function keepPlan(clock: Clock, open: Write, clientId: number): Promise<void> {
  const found = await holdSubscription(open, clientId);
  if (!found.is_ending && !isToChange(found)) return;
  const hasEnded = found.is_ending && found.due_on !== null && !hasTimeLeft(found, siteDay(clock));
  if (hasEnded) throw new ApiError("conflict", planMessages.hasEnded);
  await open.record({ action: "client_plan_kept", target: `client:${clientId}`, detail: found.name ?? undefined });
  await move(clock, open, clientId, { is_ending: false, ...withoutNext(found) });
}

/**
 * Puts a client on a dearer plan for what is left of its period.
 *
 * @returns its last day; null where the client has another plan meanwhile, or the period is over
 */
export async function upgrade(
  clock: Clock,
  open: Write,
  clientId: number,
  { plan_id, from_plan_id }: { plan_id: number; from_plan_id: number },
): Promise<string | null> {
  const plan = await repo.lockPlan(open.trx, plan_id);
  const found = await holdSubscription(open, clientId);
  const today = siteDay(clock);
  const fits = found.plan_id === from_plan_id && !found.is_trial && !found.changes_on && hasTimeLeft(found, today);
  if (!plan || !fits) return null;
  await beginPlan(open, clientId, plan, today);
  await move(clock, open, clientId, { is_ending: false });
  return found.due_on;
}

/** Whether it changes later, and that is not paid for yet. */
export function isToChange({ next_plan_id, changes_on }: repo.FoundSubscription): boolean {
  return next_plan_id !== null && changes_on === null;
}

function withoutNext(found: repo.FoundSubscription) {
  return isToChange(found) ? { next_plan_id: null } : {};
}
