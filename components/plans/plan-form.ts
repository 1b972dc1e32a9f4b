import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { type LimitName, type Limits, type PlanFeature, withoutPlan } from "@/lib/contract/limits";
import { type Plan, type SendPlanInput, sendPlanSchema } from "@/lib/contract/plans/schema";
import type { SavedSite } from "@/lib/contract/site/schema";
import { describeTerms } from "@/lib/web/site/describe-terms";

type PlanValues = {
  name: string;
  price: string;
  old_price: string;
  currency: string;
  months: string;
  trial_days: string;
  limits: Record<LimitName, string>;
  features: PlanFeature[];
  is_public: boolean;
  is_default: boolean;
};
export type PlanForm = UseFormReturn<PlanValues, unknown, SendPlanInput>;

export const planForm = sendPlanSchema as z.ZodType<SendPlanInput, PlanValues>;

const usualTrialDays = 14;

/** The first plan begins as what the site has cost without one, the next with the currency of the last. */
export function valuesOfNew(plans: readonly Plan[], saved: SavedSite): PlanValues {
  const last = plans.at(-1);
  const { price, old_price } = describeTerms(saved);
  const prices = last
    ? { price: "", old_price: "", currency: last.currency }
    : { price: String(price), old_price: old_price > price ? String(old_price) : "", currency: "INR" };
  return {
    ...prices,
    name: "",
    months: "12",
    trial_days: String(usualTrialDays),
    limits: toTexts(withoutPlan.limits),
    features: [...withoutPlan.features],
    is_public: false,
    is_default: false,
  };
}

export function valuesOf({ name, price, old_price, currency, months, trial_days, ...plan }: Plan): PlanValues {
  const { limits, features, is_public, is_default } = plan;
  return {
    ...{ name, price, currency, features, is_public, is_default },
    old_price: old_price ?? "",
    months: String(months),
    trial_days: String(trial_days),
    limits: toTexts(limits),
  };
}

function toTexts(limits: Limits): Record<LimitName, string> {
  const texts = Object.entries(limits).map(([name, most]) => [name, String(most)]);
  return Object.fromEntries(texts) as Record<LimitName, string>;
}
