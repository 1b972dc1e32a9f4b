import { dayAfter } from "@/lib/contract/clock";
import { readPrice } from "@/lib/contract/content/price";
import type { Limits } from "@/lib/contract/limits";
import type { ClientPlan, NextPlan, OwnPlan, Plan, PublicPlan, Subscription, Usage } from "@/lib/contract/plans/schema";
import { closesOn, isOver, restsOn, type SubscriptionState } from "@/lib/contract/plans/subscription";
import { MB } from "@/lib/contract/values";
import { allowanceOf, readFeatures, readLimits } from "./allowance";
import { nextOf } from "./next-plan";
import type { AllowanceColumns, FoundSubscription, PlanRow, SubscriptionColumns } from "./repo";
import type { FoundUsage } from "./subscriptions";

export function presentPublicPlan(plan: PlanRow): PublicPlan {
  const { id, name, currency, months, trial_days, is_default } = plan;
  return {
    ...{ id, name, currency, months, trial_days, is_default },
    price: readPrice(plan.price_thousandths) ?? "",
    old_price: readPrice(plan.old_price_thousandths),
    limits: readLimits(plan.limits) as Limits,
    features: readFeatures(plan.features) ?? [],
  };
}

export function presentPlan(plan: PlanRow & { clients: number }): Plan {
  const { is_public, clients, created_at, updated_at } = plan;
  return { ...presentPublicPlan(plan), is_public, clients, created_at, updated_at };
}

export function presentClientPlan({ subscription, ...usage }: FoundUsage): ClientPlan {
  return {
    plan: nameOf(subscription),
    started_on: subscription?.started_on ?? null,
    subscription: presentSubscription(subscription),
    next: presentNext(subscription),
    limits: readLimits(subscription?.own_limits ?? null),
    features: readFeatures(subscription?.own_features ?? null),
    allowance: presentAllowance(subscription),
    ...presentUsage(usage),
  };
}

export function presentOwnPlan({ subscription, ...usage }: FoundUsage): OwnPlan {
  const name = nameOf(subscription);
  return {
    plan: name && {
      ...name,
      price: readPrice(subscription?.price_thousandths ?? null) ?? "",
      currency: subscription?.currency ?? "",
      months: subscription?.months ?? 0,
    },
    started_on: subscription?.started_on ?? null,
    subscription: presentSubscription(subscription),
    next: presentNext(subscription),
    allowance: presentAllowance(subscription),
    ...presentUsage(usage),
  };
}

function presentUsage({ used, resting, bytes }: Omit<FoundUsage, "subscription">): Usage {
  return { used: { ...used, storage: Math.ceil(bytes / MB) }, resting };
}

export function presentAllowance(subscription: AllowanceColumns | undefined) {
  const { limits, features } = allowanceOf(subscription);
  return { limits, features: [...features] };
}

/** Null without a plan. */
export function presentSubscription(row: SubscriptionColumns | undefined): Subscription | null {
  if (!row?.state) return null;
  const { due_on } = row;
  const state = row.state as SubscriptionState;
  const due = due_on !== null && state !== "paused" ? { due_on, is_ending: row.is_ending === true } : null;
  return {
    ...{ state, due_on, rests_on: due && restsOn(due), closes_on: due && closesOn(due) },
    // Where there is nothing to say, what is published stays as it was.
    ...(row.is_ending && due_on !== null && { is_ending: true }),
  };
}

/** The plan that a client has chosen to have after its own; null for none. */
function presentNext(found: FoundSubscription | undefined): NextPlan | null {
  const next = found ? nextOf(found) : null;
  if (!found || !next) return null;
  const { id, name, price_thousandths, currency, months } = next;
  const last = found.changes_on ?? (isOver(found.state) ? null : found.due_on);
  return {
    ...{ id, name, currency, months },
    price: readPrice(price_thousandths) ?? "",
    begins_on: last && dayAfter(last),
    is_paid: found.changes_on !== null,
  };
}

function nameOf(subscription: FoundSubscription | undefined) {
  if (!subscription || subscription.plan_id === null) return null;
  return { id: subscription.plan_id, name: subscription.name ?? "" };
}
