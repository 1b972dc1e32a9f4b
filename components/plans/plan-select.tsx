import type { ComponentProps } from "react";
import { useT } from "@/components/i18n/translator-context";
import { Select } from "@/components/ui/field/select";
import type { Plan } from "@/lib/contract/plans/schema";

type PlanSelectProps = ComponentProps<"select"> & { plans: readonly Pick<Plan, "id" | "name">[] };

/** A plan, or none, which is the empty text. */
export function PlanSelect({ plans, ...field }: PlanSelectProps) {
  const t = useT();
  return (
    <Select {...field}>
      {plans.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
      <option value="">{t("plans.noPlan")}</option>
    </Select>
  );
}

/** The id that is chosen, null for none. */
export const chosenPlan = (value: string) => (value === "" ? null : Number(value));
