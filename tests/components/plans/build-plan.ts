import { withoutPlan } from "@/lib/contract/limits";
import type { Plan } from "@/lib/contract/plans/schema";

export function buildPlan(overrides: Partial<Plan> = {}): Plan {
  return {
    ...{ id: 1, name: "Basic", price: "599.00", old_price: "999.00", currency: "INR", months: 12, trial_days: 0 },
    limits: withoutPlan.limits,
    features: [...withoutPlan.features],
    ...{ is_default: false, is_public: false, clients: 0 },
    created_at: "2026-11-01T10:00:00.000Z",
    updated_at: "2026-11-01T10:00:00.000Z",
    ...overrides,
  };
}
