import * as productMessages from "@/lib/contract/content/messages/product";
import { writePrice } from "@/lib/contract/content/price";
import { ApiError } from "@/lib/contract/errors";
import { siteTag } from "@/lib/contract/page-tags";
import * as planMessages from "@/lib/contract/plans/messages";
import type { SendPlanInput, SetClientPlanInput } from "@/lib/contract/plans/schema";
import { planLimits } from "@/lib/contract/plans/values";
import type { Deps } from "../deps";
import { requireFound } from "../kernel/http/require-found";
import { requireWholeOrder } from "../kernel/http/require-whole-order";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { settlePlan } from "./jobs";
import * as repo from "./repo";
import { getUsage, subscribe } from "./subscriptions";

/** All plans with how many clients are on each, and how many are on none. */
export async function listPlans({ db }: Pick<Deps, "db">) {
  const [plans, subscribers] = await Promise.all([repo.listPlans(db), repo.countSubscribers(db)]);
  return {
    plans: plans.map((plan) => ({ ...plan, clients: subscribers.get(plan.id) ?? 0 })),
    withoutPlan: await repo.countWithoutPlan(db),
  };
}

export async function listPublicPlans({ db }: Pick<Deps, "db">): Promise<repo.PlanRow[]> {
  return (await repo.listPlans(db)).filter(({ is_public }) => is_public);
}

/** @throws ApiError 400 if there are too many */
export function createPlan(deps: Deps, input: SendPlanInput, by: AuditActor) {
  return write(deps, by, async ({ trx, now, record, changed }) => {
    const plans = await repo.listPlans(trx);
    if (plans.length >= planLimits.plans) throw new ApiError("limit_reached", planMessages.tooManyPlans);
    if (input.is_default) await repo.clearDefault(trx);
    const position = (plans.at(-1)?.position ?? 0) + 1;
    const plan = await repo.insertPlan(trx, { ...toRow(input), position, created_at: now, updated_at: now });
    await record({ action: "plan_created", target: `plan:${plan.id}`, detail: plan.name });
    changed(siteTag);
    return { ...plan, clients: 0 };
  });
}

/** What its clients have beyond a smaller limit rests soon after. @throws ApiError 404 */
export function updatePlan(deps: Deps, id: number, input: SendPlanInput, by: AuditActor) {
  return write(deps, by, async ({ trx, now, record, changed, enqueue }) => {
    const before = requireFound(await repo.lockPlan(trx, id));
    if (input.is_default && !before.is_default) await repo.clearDefault(trx);
    const plan = await repo.updatePlan(trx, id, { ...toRow(input), updated_at: now });
    await record({ action: "plan_updated", target: `plan:${id}`, detail: plan.name });
    if (plan.limits !== before.limits || plan.features !== before.features) await enqueue(settlePlan, { plan_id: id });
    changed(siteTag);
    return { ...plan, clients: await repo.countSubscribersOf(trx, id) };
  });
}

/** @throws ApiError 404, 409 while clients are on it, or have chosen it */
export function deletePlan(deps: Deps, id: number, by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx, now, record, changed }) => {
    const { name } = requireFound(await repo.lockPlan(trx, id));
    const count = await repo.countSubscribersOf(trx, id);
    if (count > 0) throw new ApiError("conflict", planMessages.inUse(count));
    const chosen = await repo.countNextOf(trx, id);
    if (chosen > 0) throw new ApiError("conflict", planMessages.inUseNext(chosen));
    await repo.updatePlan(trx, id, { deleted_at: now, is_default: false });
    await record({ action: "plan_deleted", target: `plan:${id}`, detail: name });
    changed(siteTag);
  });
}

/** @throws ApiError 409 unless `ids` are exactly the plans, each once */
export function orderPlans(deps: Deps, ids: readonly number[], by: AuditActor): Promise<void> {
  return write(deps, by, async ({ trx, now, changed }) => {
    const plans = await repo.listPlans(trx);
    requireWholeOrder(
      ids,
      plans.map(({ id }) => id),
      productMessages.orderChanged,
    );
    for (const [index, id] of ids.entries()) await repo.updatePlan(trx, id, { position: index + 1, updated_at: now });
    changed(siteTag);
  });
}

/** @throws ApiError 404 for an unknown client, 400 for an unknown plan */
export function setClientPlan(deps: Deps, clientId: number, input: SetClientPlanInput, by: AuditActor) {
  return write(deps, by, async (open) => {
    await subscribe(deps, open, clientId, input);
    return getUsage({ db: open.trx }, clientId);
  });
}

function toRow({ price, old_price, limits, features, ...plain }: SendPlanInput) {
  return {
    ...plain,
    price_thousandths: writePrice(price),
    old_price_thousandths: writePrice(old_price),
    limits: JSON.stringify(limits),
    features: JSON.stringify(features),
  };
}
