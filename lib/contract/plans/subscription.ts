import { dayAfter, daysBetween, monthAfter } from "../clock";

/** When a client's plan is to be paid, and what comes of it. Days are YYYY-MM-DD in the site's time zone. */

/**
 * `trial`, `active` and `due` have everything, as has `grace`, the days after a due date that was missed. While it is
 * `resting` or `paused` the card shows how to reach the company and no more.
 */
export const subscriptionStates = ["trial", "active", "due", "grace", "resting", "paused"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

/** Days before a due date from which a plan is due; days after it with everything; days before its end that an owner is told. */
export const span = { due: 14, grace: 15, ending: 7 } as const;

/** Months of resting until a card closes. */
export const restingMonths = 12;

/**
 * What the state follows from. `due_on` is the last day that is paid for, or free of charge; null where nothing is owed. A
 * plan that its owner has ended is not to be paid again: it has no days of grace.
 */
export type SubscriptionDays = {
  is_trial: boolean;
  is_ending: boolean;
  due_on: string | null;
  paused_on: string | null;
};
type Due = { due_on: string; is_ending: boolean };

export function stateOf(
  { is_trial, is_ending, due_on, paused_on }: SubscriptionDays,
  today: string,
): SubscriptionState {
  if (paused_on) return "paused";
  if (!due_on) return "active";
  if (today >= restsOn({ due_on, is_ending })) return "resting";
  if (today > due_on) return "grace";
  if (is_trial) return "trial";
  return !is_ending && daysBetween(today, due_on) <= span.due ? "due" : "active";
}

/** Whether time that is paid for, or free of charge, is left; a pause keeps it. */
export function hasTimeLeft({ due_on, paused_on }: SubscriptionDays, today: string): boolean {
  return due_on !== null && (paused_on ?? today) <= due_on;
}

/** The first due date of a plan that starts then: after its trial, but not before today, lest it be overdue at once. */
export function firstDueOn({ trial_days }: { trial_days: number }, startedOn: string, today: string): string {
  const end = dayAfter(startedOn, trial_days);
  return end < today ? today : end;
}

/** Those in which the card shows only how to reach the company. */
export const restingStates: readonly string[] = ["resting", "paused"] satisfies SubscriptionState[];

export function isResting(state: string | null | undefined): boolean {
  return restingStates.includes(state ?? "");
}

/** Whether the time that was paid for is over. */
export function isOver(state: string | null): boolean {
  return state === "grace" || state === "resting";
}

/** The first day on which the card rests. */
export function restsOn({ due_on, is_ending }: Due): string {
  return dayAfter(due_on, is_ending ? 1 : span.grace + 1);
}

/** The day on which a card that rests is closed. */
export function closesOn(due: Due): string {
  return monthAfter(restsOn(due), restingMonths);
}

/**
 * The due date so many months later, or earlier. Periods count from `anchor_on`: from 31 January the next one ends on 28
 * February, and the one after it on 31 March.
 */
export function dueAfter({ anchor_on, due_on }: { anchor_on: string; due_on: string }, months: number): string {
  const [from, to] = [anchor_on, due_on].map((day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)));
  return monthAfter(anchor_on, Number(to) - Number(from) + months);
}

/** What an owner is told of the days to come, as kinds of notifications. */
export const subscriptionNotices = [
  "trial_ending",
  "payment_due",
  "payment_overdue",
  "plan_ending",
  "card_resting",
  "card_closing",
] as const;
export type SubscriptionNotice = (typeof subscriptionNotices)[number];

/** How many days before what it tells of an owner is told. */
export const noticeDays = {
  trial_ending: [span.due, 7, 1, 0],
  payment_due: [span.due, 7, 1, 0],
  payment_overdue: [span.grace, 7, 1],
  plan_ending: [span.ending],
  card_resting: [0],
  card_closing: [60, 30, 7],
} as const satisfies Record<SubscriptionNotice, readonly number[]>;

/** The day that a notice tells of. */
export function dayToldOf(kind: SubscriptionNotice, due: Due): string {
  if (kind === "card_closing") return closesOn(due);
  return kind === "payment_overdue" || kind === "card_resting" ? restsOn(due) : due.due_on;
}

/** What is told on which day; `days` are left until what it tells of. */
type Told = { day: string; kind: SubscriptionNotice; days: number };

/** All that is told unless something is paid, in order. */
function listNotices({ is_trial, is_ending, due_on, paused_on }: SubscriptionDays): Told[] {
  if (paused_on || !due_on) return [];
  const untilItRests: SubscriptionNotice[] = is_ending
    ? ["plan_ending"]
    : [is_trial ? "trial_ending" : "payment_due", "payment_overdue"];
  return [...untilItRests, "card_resting" as const, "card_closing" as const].flatMap((kind) =>
    noticeDays[kind].map((days) => ({ day: dayAfter(dayToldOf(kind, { due_on, is_ending }), -days), kind, days })),
  );
}

/** The last that is to be told of the days after `told` up to today: of several that were missed the others are stale. */
export function noticeSince(days: SubscriptionDays, told: string, today: string): Told | undefined {
  return listNotices(days).findLast(({ day }) => day > told && day <= today);
}

/** The next day on which there is something to tell, which is also when the state changes; null for none. */
export function nextNoticeOn(days: SubscriptionDays, today: string): string | null {
  return listNotices(days).find(({ day }) => day > today)?.day ?? null;
}
