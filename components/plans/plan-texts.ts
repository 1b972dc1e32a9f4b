import { type Allowance, limitNames } from "@/lib/contract/limits";
import type { PublicPlan } from "@/lib/contract/plans/schema";
import { figuresWithoutFeature } from "@/lib/contract/plans/values";
import { formatPrice } from "@/lib/format/price";
import type { T } from "@/lib/i18n/translator";

type Terms = Pick<PublicPlan, "price" | "currency" | "months">;

const isFree = ({ price }: Pick<Terms, "price">) => Number(price) === 0;

export const planTexts = {
  price: (t: T, plan: Terms) => (isFree(plan) ? t("plans.free") : formatPrice(plan.price, plan.currency)),

  /** Nothing for a free plan, which ends with no month. */
  period: (t: T, plan: Terms) => (isFree(plan) ? "" : t("plans.period", { months: plan.months })),

  /** "14 days free"; nothing where it has no trial, or costs nothing. */
  trial: (t: T, { trial_days: days, price }: Pick<PublicPlan, "trial_days" | "price">) =>
    days === 0 || isFree({ price }) ? "" : t("plans.trial", { days }),

  /** What it allows, line by line; what it lacks is not there. */
  has: (t: T, { limits, features }: Allowance) => [
    ...limitNames.filter((name) => limits[name] > 0).map((name) => t(`plans.has.${name}`, { count: limits[name] })),
    ...features.map((name) => t(`plans.has.${name}`, { days: figuresWithoutFeature })),
  ],
};
