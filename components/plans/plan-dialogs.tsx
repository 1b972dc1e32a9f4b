"use client";

import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import { createPlan, updatePlan } from "@/lib/api/plans";
import type { Plan } from "@/lib/contract/plans/schema";
import type { SavedSite } from "@/lib/contract/site/schema";
import { PlanFields } from "./plan-fields";
import { planForm, valuesOf, valuesOfNew } from "./plan-form";

type CreatePlanDialogProps = DialogControl & { plans: readonly Plan[]; saved: SavedSite };

export function CreatePlanDialog({ plans, saved, ...dialog }: CreatePlanDialogProps) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name="new-plan"
      title={t("plans.add")}
      schema={planForm}
      defaultValues={valuesOfNew(plans, saved)}
      submitLabel={t("plans.add")}
      busyLabel={t("common.saving")}
      failureText={t("plans.saveFailed")}
      onSubmit={async (input) => {
        await createPlan(input);
        toast.success(t("plans.saved", { name: input.name }));
      }}
    >
      {(form) => <PlanFields form={form} />}
    </FormDialog>
  );
}

export function EditPlanDialog({ plan, ...dialog }: DialogControl & { plan: Plan }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`plan-${plan.id}`}
      title={t("plans.edit.item", { name: plan.name })}
      schema={planForm}
      defaultValues={valuesOf(plan)}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("plans.saveFailed")}
      onSubmit={async (input) => {
        await updatePlan(plan.id, input);
        toast.success(t("plans.saved", { name: input.name }));
      }}
    >
      {(form) => <PlanFields form={form} />}
    </FormDialog>
  );
}
