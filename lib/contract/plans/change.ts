import { dayAfter } from "../clock";
import { dueAfter, hasTimeLeft, type SubscriptionDays, span, stateOf } from "./subscription";

/** When a client's plan becomes another. Days are YYYY-MM-DD in the site's time zone. */

/** At once, once it is paid, or when the time of the plan before is over. */
export const changeTimes = ["now", "paid", "later"] as const;
export type ChangeTime = (typeof changeTimes)[number];

/** When a client has a plan that it chooses. A trial has been paid for no other. */
export function changeTime(days: SubscriptionDays, { isFree }: { isFree: boolean }, today: string): ChangeTime {
  if (stateOf(days, today) === "trial") return "now";
  if (hasTimeLeft(days, today)) return "later";
  return isFree ? "now" : "paid";
}

/**
 * `next` is the plan that was chosen. Once its first period is paid, `changes_on` is the last day of the plan before; until
 * then it is null.
 */
export type ChangeDays = SubscriptionDays & { changes_on: string | null; next: { isFree: boolean } | null };

/** Whether the next plan begins now without another payment. A pause keeps the time of the plan before. */
export function isChangeDue({ next, changes_on, ...days }: ChangeDays, today: string): boolean {
  if (!next || days.paused_on) return false;
  return changes_on ? today > changes_on : changeTime(days, next, today) === "now";
}

/** The day on which the next plan begins without another payment; null where it needs one, or there is none. */
export function changeDay({ next, changes_on, due_on, paused_on }: ChangeDays): string | null {
  if (!next || paused_on) return null;
  const last = changes_on ?? (next.isFree ? due_on : null);
  return last && dayAfter(last);
}

type Priced = { currency: string; months: number; price_thousandths: number };

/** Whether a plan is a dearer one for as long. */
export function isDearer(plan: Priced, than: Priced): boolean {
  const isLike = plan.currency === than.currency && plan.months === than.months;
  return isLike && plan.price_thousandths > than.price_thousandths;
}

/** Whether a client may have a dearer plan for what is left of its period: that is paid, and no period after it. */
export function isInPaidPeriod(days: Omit<ChangeDays, "next">, anchorOn: string | null, months: number, today: string) {
  const { due_on, changes_on, is_trial, paused_on } = days;
  if (!due_on || is_trial || paused_on || changes_on || !hasTimeLeft(days, today)) return false;
  // Who is asked to pay some days before the due date has paid for the next period no more than that early.
  return dueAfter({ anchor_on: anchorOn ?? due_on, due_on }, -months) <= dayAfter(today, span.due);
}
