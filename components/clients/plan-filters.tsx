"use client";

import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";
import { usePlans } from "@/lib/api/plans";
import { subscriptionStates } from "@/lib/contract/plans/subscription";

type PlanFiltersProps = {
  plan: string;
  onPlan: (plan: string) => void;
  state: string;
  onState: (state: string) => void;
};

/** By plan, and by how it stands; nothing on a site without plans. */
export function PlanFilters({ plan, onPlan, state, onState }: PlanFiltersProps) {
  const t = useT();
  const plans = usePlans().data?.results ?? [];
  if (plans.length === 0) return null;
  return (
    <div className="grid grid-cols-2 gap-3 large-text:grid-cols-1 sm:flex">
      <Select
        aria-label={t("plans.client.title")}
        value={plan}
        onChange={(event) => onPlan(event.target.value)}
        className="sm:w-44"
      >
        <option value="">{t("clients.list.allPlans")}</option>
        {plans.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="0">{t("plans.noPlan")}</option>
      </Select>
      <Select
        aria-label={t("plans.state.title")}
        value={state}
        onChange={(event) => onState(event.target.value)}
        className="sm:w-40"
      >
        <option value="">{t("plans.state.all")}</option>
        {subscriptionStates.map((name) => (
          <option key={name} value={name}>
            {t(`plans.stateNames.${name}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
