"use client";

import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";
import { usePlans } from "@/lib/api/plans";

type PlanFilterProps = { value: string; onChange: (plan: string) => void };

/** Nothing on a site without plans. */
export function PlanFilter({ value, onChange }: PlanFilterProps) {
  const t = useT();
  const plans = usePlans().data?.results ?? [];
  if (plans.length === 0) return null;
  return (
    <Select
      aria-label={t("plans.client.title")}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="sm:w-52"
    >
      <option value="">{t("clients.list.allPlans")}</option>
      {plans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="0">{t("plans.noPlan")}</option>
    </Select>
  );
}
