import { fromMinor } from "@/lib/contract/billing/amounts";
import { ApiError } from "@/lib/contract/errors";
import { changeTime } from "@/lib/contract/plans/change";
import type { Deps } from "../deps";
import type { AuditActor } from "../kernel/write/audit-repo";
import * as changing from "../plans/changing";
import { type FoundSubscription, findSubscription, type PlanRow } from "../plans/repo";
import { listPublicPlans } from "../plans/service";
import { getUsage } from "../plans/subscriptions";
import { siteDay } from "../plans/turning";
import type { Db } from "../ports/database/schema";
import { findParties, type Parties } from "./documents/issuing";
import { isUpgrade, upgradeTotal } from "./pricing";
import { dropRequest } from "./requests-service";
import { type Till, writeMoney } from "./till";

/** Owners change their plan, or end it; what they were asked to pay for it before is asked no more. */

/** The public plans, and when the client would have each; none while it cannot choose. */
export async function listChoices(deps: Deps, clientId: number) {
  const { db } = deps;
  const today = siteDay(deps);
  const found = await findSubscription(db, clientId);
  if (!found || found.plan_id === null || found.paused_on || found.changes_on) return [];
  const [plans, parties] = await Promise.all([listPublicPlans(deps), findKnownParties(db, clientId, today)]);
  const choices = plans.map(async (plan) => {
    const isOwn = plan.id === found.plan_id;
    const time = isOwn ? null : changeTime(found, { isFree: plan.price_thousandths === 0 }, today);
    return { plan, time, upgrade: await offer(db, clientId, { found, plan, parties, today }) };
  });
  return Promise.all(choices);
}

type Offer = { found: FoundSubscription; plan: PlanRow; parties: Parties | null; today: string };

async function offer(db: Db, clientId: number, { found, plan, parties, today }: Offer) {
  if (!isUpgrade(found, plan, today)) return null;
  if (!parties) return { total: null };
  const total = await upgradeTotal(db, clientId, { found, plan, parties });
  return total === null ? null : { total: fromMinor(total, plan.currency) };
}

/** @throws ApiError 400 for a plan that is not public, 404 without a plan, 409 while paused, paid or claimed */
export function chooseNext(deps: Deps, clientId: number, planId: number, by: AuditActor) {
  return change(deps, clientId, by, async (till, found) => {
    if (found?.next_plan_id === planId) return;
    await dropRequest(till, clientId);
    await changing.choosePlan(deps, till, clientId, planId);
  });
}

/** @throws ApiError 404 without a plan, 409 where nothing is to end */
export function endPlan(deps: Deps, clientId: number, by: AuditActor) {
  return change(deps, clientId, by, async (till) => {
    await dropRequest(till, clientId);
    await changing.endPlan(deps, till, clientId);
  });
}

/** @throws ApiError 404 without a plan, 409 once it has ended */
export function keepPlan(deps: Deps, clientId: number, by: AuditActor) {
  return change(deps, clientId, by, async (till, found) => {
    if (found && changing.isToChange(found)) await dropRequest(till, clientId);
    await changing.keepPlan(deps, till, clientId);
  });
}

type Work = (till: Till, found: FoundSubscription | undefined) => Promise<void>;

function change(deps: Deps, clientId: number, by: AuditActor, work: Work) {
  return writeMoney(deps, by, async (till) => {
    await work(till, await findSubscription(till.trx, clientId));
    return getUsage({ db: till.trx }, clientId);
  });
}

/** Null as long as there are no terms, or nobody is named whom the invoice is for. */
async function findKnownParties(db: Db, clientId: number, today: string): Promise<Parties | null> {
  try {
    return await findParties(db, clientId, today);
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
