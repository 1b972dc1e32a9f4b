import { toMinor } from "@/lib/contract/billing/amounts";
import { reckon } from "@/lib/contract/billing/invoice";
import * as billingMessages from "@/lib/contract/billing/messages";
import { ApiError } from "@/lib/contract/errors";
import { fromThousandths } from "@/lib/contract/money";
import { isDearer, isInPaidPeriod } from "@/lib/contract/plans/change";
import { nextOf } from "../plans/next-plan";
import { type FoundSubscription, findPlan, findSubscription, type PlanRow } from "../plans/repo";
import type { Db } from "../ports/database/schema";
import type { Parties } from "./documents/issuing";
import { sumPaidFor } from "./documents/repo";
import { sumCreditIn } from "./payments-repo";

/** What clients are to pay, in minor units. */

type Priced = { price_thousandths: number; currency: string };

/** The next period, of the plan that the client has then. @throws ApiError 409 where there is nothing to pay */
export async function priceNextPeriod(trx: Db, clientId: number, parties: Parties) {
  const found = await findSubscription(trx, clientId);
  const plan = found && (nextOf(found) ?? { id: found.plan_id, ...found });
  const { id: plan_id, name: plan_name, price_thousandths, currency, months } = plan ?? {};
  if (!plan_id || !plan_name || !price_thousandths || !currency || !months)
    throw new ApiError("conflict", billingMessages.nothingToPay);
  const total = totalOf({ price_thousandths, currency }, parties);
  return lessCredit(trx, clientId, {
    ...{ plan_id, plan_name, months, currency, total, from_plan_id: null, until_on: null },
    pricing: parties.terms.pricing,
  });
}

/** A dearer plan for what is left of the period. @throws ApiError 409 where that cannot be had */
export async function priceUpgrade(trx: Db, clientId: number, planId: number, parties: Parties) {
  const found = await findSubscription(trx, clientId);
  const plan = await findPlan(trx, planId);
  const total = found && plan && (await upgradeTotal(trx, clientId, { found, plan, parties }));
  if (!found || !plan || !total) throw new ApiError("conflict", billingMessages.noUpgrade);
  return lessCredit(trx, clientId, {
    ...{ plan_id: plan.id, plan_name: plan.name, months: 0, currency: plan.currency, total },
    ...{ from_plan_id: found.plan_id, until_on: found.due_on, pricing: parties.terms.pricing },
  });
}

/** Whether a client may have a plan at once for more money. */
export function isUpgrade(found: FoundSubscription, plan: PlanRow, today: string): boolean {
  const { price_thousandths, currency, months } = found;
  if (price_thousandths === null || currency === null || months === null || !plan.is_public) return false;
  return (
    isDearer(plan, { price_thousandths, currency, months }) && isInPaidPeriod(found, found.anchor_on, months, today)
  );
}

type Upgrade = { found: FoundSubscription; plan: PlanRow; parties: Parties };

/** Its price less what was paid for the period, with tax; null where that leaves nothing, or it cannot be had. */
export async function upgradeTotal(
  db: Db,
  clientId: number,
  { found, plan, parties }: Upgrade,
): Promise<number | null> {
  const { today } = parties;
  if (!isUpgrade(found, plan, today)) return null;
  const { currency } = plan;
  const current = { price_thousandths: found.price_thousandths ?? 0, currency };
  const paid = (await sumPaidFor(db, clientId, { currency, day: today })) ?? totalOf(current, parties);
  return Math.max(0, totalOf(plan, parties) - paid) || null;
}

function totalOf({ price_thousandths, currency }: Priced, { terms, customer }: Parties): number {
  const sum = toMinor(fromThousandths(BigInt(price_thousandths)), currency);
  return reckon(terms, customer, { sum, pricing: terms.pricing }).total;
}

async function lessCredit<P extends { currency: string; total: number }>(trx: Db, clientId: number, priced: P) {
  const credit = Math.min(priced.total, await sumCreditIn(trx, clientId, priced.currency));
  return { ...priced, amount: priced.total - credit };
}
