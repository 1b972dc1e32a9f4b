import { dayAfter, daysBetween, monthAfter } from "@/lib/contract/clock";
import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import * as planMessages from "@/lib/contract/plans/messages";
import { closesOn, dueAfter, hasTimeLeft, stateOf } from "@/lib/contract/plans/subscription";
import type { Deps } from "../deps";
import type { AuditActor } from "../kernel/write/audit-repo";
import { type Write, write } from "../kernel/write/write";
import { lockRow } from "../ports/database/queries/lock-row";
import { beginPlan, nextOf } from "./next-plan";
import * as repo from "./repo";
import { getUsage } from "./subscriptions";
import { type Clock, siteDay, turn } from "./turning";

/** By how many days or months a client's plan goes on, paused or not. */

/**
 * Adds what was paid for to a client's plan: the next period follows the one before, also where it is paid late. A card that
 * rests had nothing of the time since, and begins anew today. Paid for the next plan, that begins when the time before is over.
 *
 * @returns the last day that is paid for
 */
export async function renew(
  clock: Clock,
  open: Write,
  clientId: number,
  { plan_id, months }: { plan_id: number; months: number },
): Promise<string> {
  const found = await holdSubscription(open, clientId);
  const today = siteDay(clock);
  const next = nextOf(found);
  const isForNext = next?.id === plan_id;
  const isLater = hasTimeLeft(found, today);
  if (isForNext && !isLater) await beginPlan(open, clientId, next, today);
  const isLate = !found.due_on || stateOf(found, today) === "resting";
  const anchor_on = isLate ? today : (found.anchor_on ?? found.due_on ?? today);
  const due_on = isLate ? monthAfter(today, months) : dueAfter({ anchor_on, due_on: found.due_on ?? today }, months);
  const changes_on = isForNext && isLater ? (found.changes_on ?? found.due_on) : undefined;
  await move(clock, open, clientId, { anchor_on, due_on, changes_on, is_trial: false, is_ending: false });
  return due_on;
}

/** Takes months back that were paid for, where the money was given back. */
export async function takeBack(
  clock: Clock,
  open: Write,
  clientId: number,
  { months }: { months: number },
): Promise<void> {
  const { anchor_on, due_on } = await holdSubscription(open, clientId);
  if (!due_on) return;
  await move(clock, open, clientId, { due_on: dueAfter({ anchor_on: anchor_on ?? due_on, due_on }, -months) });
}

/** @throws as `addDays` */
export function giveDays(deps: Deps, clientId: number, days: number, by: AuditActor) {
  return write(deps, by, async (open) => {
    await addDays(deps, open, clientId, days);
    return getUsage({ db: open.trx }, clientId);
  });
}

/** A card that rests has the days from today. @throws ApiError 404, 409 where nothing is to be paid */
export async function addDays(clock: Clock, open: Write, clientId: number, days: number): Promise<void> {
  const found = await holdSubscription(open, clientId);
  if (!found.due_on) throw new ApiError("conflict", planMessages.nothingDue);
  const today = siteDay(clock);
  const isResting = stateOf(found, today) === "resting";
  const due_on = dayAfter(isResting ? today : found.due_on, days);
  await move(clock, open, clientId, { due_on, anchor_on: due_on, is_ending: found.is_ending && !isResting });
  await open.record({ action: "client_days_given", target: `client:${clientId}`, detail: String(days) });
}

/** @throws ApiError 404 for a client without a plan; pausing twice changes nothing */
export function pausePlan(deps: Deps, clientId: number, by: AuditActor) {
  return write(deps, by, async (open) => {
    const { paused_on } = await holdSubscription(open, clientId);
    await move(deps, open, clientId, { paused_on: paused_on ?? siteDay(deps) });
    return getUsage({ db: open.trx }, clientId);
  });
}

/** The days of the pause are added to those that are paid for. @throws ApiError 404 for a client without a plan */
export function resumePlan(deps: Deps, clientId: number, by: AuditActor) {
  return write(deps, by, async (open) => {
    const { paused_on, ...before } = await holdSubscription(open, clientId);
    if (paused_on) {
      const later = (day: string | null) => day && dayAfter(day, daysBetween(paused_on, siteDay(deps)));
      const [due_on, changes_on] = [later(before.due_on), later(before.changes_on)];
      await move(deps, open, clientId, { paused_on: null, due_on, anchor_on: due_on, changes_on });
    }
    return getUsage({ db: open.trx }, clientId);
  });
}

/** For a client that comes back after a deletion: one that would be closed at once may be paid from today on. */
export async function takeUp(clock: Clock, open: Write, clientId: number): Promise<void> {
  const found = await repo.findSubscription(open.trx, clientId);
  if (!found || found.plan_id === null) return;
  const today = siteDay(clock);
  const { due_on, is_ending } = found;
  const isOver = due_on !== null && closesOn({ due_on, is_ending }) <= today;
  await move(clock, open, clientId, isOver ? { due_on: today, anchor_on: today, is_ending: false } : {});
}

/** @throws ApiError 404 for a client without a plan */
export async function holdSubscription({ trx }: Write, clientId: number) {
  await lockRow(trx, "clients", "id", clientId);
  const found = await repo.findSubscription(trx, clientId);
  if (!found || found.plan_id === null) throw new ApiError("not_found", failures.notFound);
  return found;
}

type Change = Parameters<typeof repo.updateSubscription>[2];

/** What was to be told of the days before is told no more. */
export async function move(clock: Clock, open: Write, clientId: number, change: Change): Promise<void> {
  const told_on = siteDay(clock);
  await repo.updateSubscription(open.trx, clientId, { ...change, told_on, updated_at: open.now });
  await turn(clock, open, clientId);
}
