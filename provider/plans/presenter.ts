import { readPrice } from "@/lib/contract/content/price";
import type { Limits } from "@/lib/contract/limits";
import type { ClientPlan, OwnPlan, Plan, PublicPlan, Subscription, Usage } from "@/lib/contract/plans/schema";
import { closesOn, restsOn, type SubscriptionState } from "@/lib/contract/plans/subscription";
import { MB } from "@/lib/contract/values";
import { allowanceOf, readFeatures, readLimits } from "./allowance";
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
  const runs = due_on !== null && state !== "paused";
  return { state, due_on, rests_on: runs ? restsOn(due_on) : null, closes_on: runs ? closesOn(due_on) : null };
}

function nameOf(subscription: FoundSubscription | undefined) {
  if (!subscription || subscription.plan_id === null) return null;
  return { id: subscription.plan_id, name: subscription.name ?? "" };
}
