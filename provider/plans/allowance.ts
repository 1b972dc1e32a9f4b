import { type Allowance, type Limits, type PlanFeature, withoutPlan } from "@/lib/contract/limits";
import { oncePerRendering } from "@/lib/runtime/rendering";
import type { Db } from "../ports/database/schema";
import { type AllowanceColumns, findSubscription } from "./repo";

/** The one place that knows how much a client may have, and of what. A card asks it for each of its parts. */
export function readAllowance(db: Db, clientId: number): Promise<Allowance> {
  return oncePerRendering(`allowance ${clientId}`, async () => allowanceOf(await findSubscription(db, clientId)));
}

let withoutAny = withoutPlan;

/** How many people clients without a plan may have on this site; set as the provider opens. */
export function setPeopleLimit(people: number): void {
  withoutAny = { ...withoutPlan, limits: { ...withoutPlan.limits, people } };
}

/** What was set for the client alone, else what its plan has, else what clients without a plan have. */
export function allowanceOf(subscription: AllowanceColumns | undefined): Allowance {
  if (!subscription) return withoutAny;
  const { limits, features, own_limits, own_features } = subscription;
  return {
    limits: { ...withoutAny.limits, ...readLimits(limits), ...readLimits(own_limits) },
    features: readFeatures(own_features) ?? readFeatures(features) ?? withoutAny.features,
  };
}

export async function readLimitsOf(db: Db, clientId: number): Promise<Limits> {
  return (await readAllowance(db, clientId)).limits;
}

export function readLimits(stored: string | null): Partial<Limits> {
  return stored === null ? {} : JSON.parse(stored);
}

export function readFeatures(stored: string | null): PlanFeature[] | null {
  return stored === null ? null : JSON.parse(stored);
}
