import { ApiError, fieldError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { clientTag, productsTag } from "@/lib/contract/page-tags";
import * as planMessages from "@/lib/contract/plans/messages";
import type { SetClientPlanInput, ShowContentInput } from "@/lib/contract/plans/schema";
import { firstDueOn } from "@/lib/contract/plans/subscription";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { nobody } from "../kernel/write/audit-repo";
import { sumBytes } from "../kernel/write/files-repo";
import { type Write, write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { readFeatures, readLimits, readLimitsOf } from "./allowance";
import { listContent } from "./content-rows";
import * as repo from "./repo";
import { countContents, settle } from "./resting";
import { type Clock, siteDay, turn } from "./turning";

/** Any client's. @throws ApiError 404 */
export async function getUsageOf(deps: Pick<Deps, "db">, clientId: number): Promise<FoundUsage> {
  if (!(await repo.hasClient(deps.db, clientId))) throw new ApiError("not_found", failures.clientNotFound);
  return getUsage(deps, clientId);
}

/**
 * A client's plan with what was set for the client alone (undefined for neither), and how much of it is used: contents by
 * kind, files in bytes.
 */
export async function getUsage({ db }: Pick<Deps, "db">, clientId: number) {
  const [subscription, contents, bytes] = await Promise.all([
    repo.findSubscription(db, clientId),
    countContents(db, clientId),
    sumBytes(db, clientId),
  ]);
  return { subscription, ...contents, bytes };
}
export type FoundUsage = Awaited<ReturnType<typeof getUsage>>;

/**
 * Puts a client on a plan within the caller's write, and settles its contents by it.
 *
 * @throws ApiError 404 for an unknown client, 400 on `plan_id` for an unknown plan
 */
export async function subscribe(
  clock: Clock,
  open: Write,
  clientId: number,
  { plan_id, limits, features, ...start }: SetClientPlanInput,
): Promise<void> {
  const { trx, now, record, changed } = open;
  const plan = plan_id === null ? null : await repo.lockPlan(trx, plan_id);
  if (plan === undefined) throw fieldError("plan_id", planMessages.unknown);
  if (!(await lockRow(trx, "clients", "id", clientId))) throw new ApiError("not_found", failures.clientNotFound);
  const own = {
    limits: Object.keys(limits).length > 0 ? JSON.stringify(limits) : null,
    features: features && JSON.stringify(features),
  };
  const before = await repo.findSubscription(trx, clientId);
  const days = plan ? startDays(siteDay(clock), plan, start, before) : { ...noDays, next_on: null };
  const times = { created_at: now, updated_at: now };
  if (plan || own.limits || own.features)
    await repo.saveSubscription(trx, { client_id: clientId, plan_id, ...own, ...days, ...times });
  else await repo.deleteSubscription(trx, clientId);
  await settle(trx, clientId, now);
  await turn(clock, open, clientId);
  await record({ action: "client_plan_set", target: `client:${clientId}`, detail: plan?.name });
  changed(clientTag(clientId), productsTag);
}

/** Puts a client on another plan within the caller's write; what was set for it alone stays. @throws as `subscribe` */
export async function moveToPlan(clock: Clock, open: Write, clientId: number, move: PlanMove): Promise<void> {
  const { own_limits = null, own_features = null } = (await repo.findSubscription(open.trx, clientId)) ?? {};
  const own = { limits: readLimits(own_limits), features: readFeatures(own_features) };
  await subscribe(clock, open, clientId, { ...move, ...own });
}
type PlanMove = Pick<SetClientPlanInput, "plan_id" | "started_on" | "due_on">;

/** Puts a new client on the default plan, where there is one. */
export async function subscribeToDefault(clock: Clock, open: Write, clientId: number): Promise<void> {
  const plan = await repo.findDefaultPlan(open.trx);
  if (!plan) return;
  const days = startDays(siteDay(clock), plan, {}, undefined);
  const times = { created_at: open.now, updated_at: open.now };
  await repo.saveSubscription(open.trx, {
    ...{ client_id: clientId, plan_id: plan.id, limits: null, features: null },
    ...days,
    ...times,
  });
  await turn(clock, open, clientId);
}

type Start = Pick<SetClientPlanInput, "started_on" | "due_on">;
type Before = repo.FoundSubscription | undefined;

/** When a plan starts and is to be paid; a pause goes on with another plan. */
function startDays(today: string, plan: repo.PlanRow, start: Start, before: Before) {
  const former = before?.plan_id === null ? undefined : before;
  const isSame = former?.plan_id === plan.id;
  const started_on = start.started_on ?? (isSame ? former?.started_on : null) ?? today;
  const { state = null, paused_on = null } = former ?? {};
  const days = dueDays(today, plan, { ...start, started_on }, former);
  return { ...days, ...changeAfter(plan.id, days.due_on, former), started_on, state, paused_on, told_on: today };
}

/** What the owner has chosen stays, unless that is the plan that it has now. */
function changeAfter(planId: number, dueOn: string | null, former: Before) {
  const next_plan_id = former?.next_plan_id === planId ? null : (former?.next_plan_id ?? null);
  const changes_on = next_plan_id === null ? null : (former?.changes_on ?? null);
  return { next_plan_id, changes_on, is_ending: dueOn !== null && former?.is_ending === true };
}

/** As asked for; else a client keeps the day it had. Else it is after the trial. */
function dueDays(today: string, plan: repo.PlanRow, { started_on = today, due_on }: Start, former: Before) {
  if (due_on !== undefined)
    return { due_on, anchor_on: due_on, is_trial: due_on !== null && former?.is_trial === true };
  const isFree = plan.price_thousandths === 0;
  if (former && (former.plan_id === plan.id || (former.due_on && !isFree))) {
    const { due_on, anchor_on, is_trial } = former;
    return { due_on, anchor_on, is_trial };
  }
  if (isFree) return { due_on: null, anchor_on: null, is_trial: false };
  const due = firstDueOn(plan, started_on, today);
  return { due_on: due, anchor_on: due, is_trial: plan.trial_days > 0 };
}

/** Of a client without a plan. */
const noDays = {
  next_plan_id: null,
  changes_on: null,
  is_ending: false,
  started_on: null,
  state: null,
  due_on: null,
  anchor_on: null,
  paused_on: null,
  told_on: null,
  is_trial: false,
};

/** Shows what rests; the last of its kind rests in its place. @throws ApiError 404, 403 where the plan has none of it */
export function showContent(deps: Deps, clientId: number, chosen: ShowContentInput): Promise<void> {
  return write(deps, nobody, async ({ trx, now, changed }) => {
    await lockRow(trx, "clients", "id", clientId);
    if ((await readLimitsOf(trx, clientId))[chosen.content] === 0)
      throw new ApiError("permission_denied", failures.permissionDenied);
    const rows = await listContent(trx, chosen.content, clientId);
    requireFound(rows.find(({ id }) => id === chosen.id));
    await settle(trx, clientId, now, chosen);
    changed(clientTag(clientId), productsTag);
  });
}
