import { clientTag, productsTag } from "@/lib/contract/page-tags";
import { type ChangeDays, isChangeDue } from "@/lib/contract/plans/change";
import type { Write } from "../kernel/write/write";
import { notify } from "../notifications/service";
import * as repo from "./repo";
import { settle } from "./resting";

/** The plan that a client has chosen to have after its own. */

type Found = repo.FoundSubscription;
type Plan = Pick<repo.PlanRow, "id" | "name" | "price_thousandths">;

/** Null where there is none, or none that is known here. */
export function nextOf(found: Found) {
  const { next_id: id, next_name, next_price_thousandths, next_currency, next_months } = found;
  if (id === null) return null;
  const price_thousandths = next_price_thousandths ?? 0;
  const terms = { price_thousandths, currency: next_currency ?? "", months: next_months ?? 0 };
  return { id, name: next_name ?? "", isFree: price_thousandths === 0, ...terms };
}

export function changeDays(found: Found): ChangeDays {
  return { ...found, next: nextOf(found) };
}

/** Begins the next plan where its day has come; where its time was taken back again, it is to be paid anew. */
export async function followChange(open: Write, clientId: number, found: Found, today: string): Promise<Found> {
  const { changes_on, due_on } = found;
  const isTakenBack = changes_on !== null && (due_on === null || due_on <= changes_on);
  if (isTakenBack) await repo.updateSubscription(open.trx, clientId, { changes_on: null });
  const next = nextOf(found);
  const isDue = isChangeDue({ ...found, next, changes_on: isTakenBack ? null : changes_on }, today);
  if (next && isDue) await beginPlan(open, clientId, next, today);
  return isTakenBack || isDue ? ((await repo.findSubscription(open.trx, clientId)) ?? found) : found;
}

/** Puts a client on a plan that it has chosen. Its days stay; a free plan has none. */
export async function beginPlan(open: Write, clientId: number, plan: Plan, today: string): Promise<void> {
  const { trx, now, record, changed } = open;
  const isFree = plan.price_thousandths === 0;
  const days = isFree ? { due_on: null, anchor_on: null, is_trial: false, is_ending: false } : {};
  const change = { plan_id: plan.id, started_on: today, next_plan_id: null, changes_on: null };
  await repo.updateSubscription(trx, clientId, { ...change, ...days, updated_at: now });
  await settle(trx, clientId, now);
  await record({ action: "client_plan_set", target: `client:${clientId}`, detail: plan.name });
  changed(clientTag(clientId), productsTag);
  await notify(open, { clientId }, { kind: "plan_changed", detail: plan.name, count: null, subjectId: null });
}
