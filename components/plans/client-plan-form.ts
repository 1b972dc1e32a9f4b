import { z } from "zod";
import { type LimitName, limitNames, type PlanFeature } from "@/lib/contract/limits";
import { type ClientPlan, type SetClientPlanInput, setClientPlanSchema } from "@/lib/contract/plans/schema";
import { chosenPlan } from "./plan-select";

type ClientPlanValues = {
  /** Empty is no plan. */
  plan_id: string;
  started_on: string;
  /** Empty is never. */
  due_on: string;
  /** Empty is the plan's. */
  limits: Record<LimitName, string>;
  hasOwnFeatures: boolean;
  features: PlanFeature[];
};

export const clientPlanForm = z
  .custom<ClientPlanValues>()
  .transform(
    ({ plan_id, started_on, due_on, limits, hasOwnFeatures, features }): z.input<typeof setClientPlanSchema> => ({
      plan_id: chosenPlan(plan_id),
      started_on: started_on || undefined,
      due_on: due_on || null,
      limits: Object.fromEntries(Object.entries(limits).filter(([, most]) => most.trim() !== "")),
      features: hasOwnFeatures ? features : null,
    }),
  )
  .pipe(setClientPlanSchema) as z.ZodType<SetClientPlanInput, ClientPlanValues>;

export function valuesOfClient({ plan, started_on, subscription, ...now }: ClientPlan): ClientPlanValues {
  const { limits, features, allowance } = now;
  const texts = limitNames.map((name) => [name, String(limits[name] ?? "")]);
  return {
    plan_id: String(plan?.id ?? ""),
    started_on: started_on ?? "",
    due_on: subscription?.due_on ?? "",
    limits: Object.fromEntries(texts) as Record<LimitName, string>,
    hasOwnFeatures: features !== null,
    features: features ?? allowance.features,
  };
}
