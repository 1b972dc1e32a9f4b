"use client";

import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useToday } from "@/components/session/use-today";
import type { DialogControl } from "@/components/ui/dialog";
import { Disclosure } from "@/components/ui/disclosure";
import { CheckField } from "@/components/ui/field/check-field";
import { FormField } from "@/components/ui/field/form-field";
import { toast } from "@/components/ui/toast";
import { setClientPlan } from "@/lib/api/plans";
import { withoutPlan } from "@/lib/contract/limits";
import type { ClientPlan, Plan, Usage } from "@/lib/contract/plans/schema";
import { plainNumber } from "@/lib/contract/typed-digits";
import { clientPlanForm, valuesOfClient } from "./client-plan-form";
import { chosenDueDay, usualDueDay } from "./due-day";
import { FeatureField } from "./feature-field";
import { LimitInputs } from "./limit-inputs";
import { chosenPlan, PlanSelect } from "./plan-select";
import { RestingNote } from "./resting-note";
import { StartFields } from "./start-fields";

type ClientPlanDialogProps = DialogControl & { clientId: number; now: ClientPlan; plans: readonly Plan[] };

export function ClientPlanDialog({ clientId, now, plans, ...dialog }: ClientPlanDialogProps) {
  const t = useT();
  const today = useToday();
  const values = valuesOfClient(now);
  const former = { plan_id: now.plan?.id ?? null, due_on: now.subscription?.due_on ?? null };
  const planOf = (chosen: number | null) => plans.find(({ id }) => id === chosen);
  const usualDay = (chosen: number | null, startedOn = "") =>
    usualDueDay({ plan: planOf(chosen), startedOn, today, former });
  return (
    <FormDialog
      {...dialog}
      name={`client-plan-${clientId}`}
      title={t("plans.client.change")}
      schema={clientPlanForm}
      defaultValues={values}
      submitLabel={t("common.save")}
      busyLabel={t("common.saving")}
      failureText={t("plans.saveFailed")}
      onSubmit={async ({ due_on, ...input }) => {
        const usual = usualDay(input.plan_id, input.started_on);
        await setClientPlan(clientId, { ...input, due_on: chosenDueDay(due_on, usual) });
        toast.success(t("plans.saved", { name: planOf(input.plan_id)?.name ?? t("plans.noPlan") }));
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="plan_id" label={t("plans.client.title")}>
            {({ onChange, ...field }) => (
              <PlanSelect
                plans={plans}
                {...field}
                onChange={(event) => {
                  onChange(event);
                  const { value } = event.target;
                  // Another plan begins on a day of its own.
                  const startedOn = value === values.plan_id ? values.started_on : "";
                  form.setValue("started_on", startedOn);
                  form.setValue("due_on", usualDay(chosenPlan(value), startedOn));
                }}
              />
            )}
          </FormField>
          <div className="grid grid-cols-2 items-start gap-4 large-text:grid-cols-1">
            <StartFields
              form={form}
              usualDay={(startedOn) => usualDay(chosenPlan(form.getValues("plan_id")), startedOn)}
              dueHint={t("plans.move.dueHint")}
            />
          </div>
          <Resting control={form.control} used={now.used} plans={plans} />
          <OwnAllowance form={form} isOpenAtFirst={Object.keys(now.limits).length > 0 || now.features !== null} />
        </>
      )}
    </FormDialog>
  );
}

type ClientPlanForm = UseFormReturn<z.input<typeof clientPlanForm>, unknown, z.output<typeof clientPlanForm>>;

type RestingProps = { control: ClientPlanForm["control"]; used: Usage["used"]; plans: readonly Plan[] };

/** Follows what is chosen. */
function Resting({ control, used, plans }: RestingProps) {
  const t = useT();
  const [planId, own] = useWatch({ control, name: ["plan_id", "limits"] });
  const { limits } = plans.find(({ id }) => id === chosenPlan(planId)) ?? withoutPlan;
  const typed = Object.entries(own).filter(([, most]) => /^\d+$/.test(plainNumber(most)));
  const numbers = Object.fromEntries(typed.map(([name, most]) => [name, Number(plainNumber(most))]));
  return <RestingNote used={used} limits={{ ...limits, ...numbers }} hint={t("plans.fields.limitsHint")} />;
}

/** What this client alone has in place of the plan's. */
function OwnAllowance({ form, isOpenAtFirst }: { form: ClientPlanForm; isOpenAtFirst: boolean }) {
  const t = useT();
  const { control } = form;
  return (
    <Disclosure
      summary={t("plans.client.own")}
      isOpenAtFirst={isOpenAtFirst}
      isHeldOpen={form.formState.errors.limits !== undefined}
    >
      <div className="flex flex-col gap-5 pb-4">
        <p className="text-sm text-muted-foreground">{t("plans.client.ownHint")}</p>
        <LimitInputs control={control} />
        <CheckField control={control} name="hasOwnFeatures" label={t("plans.client.ownFeatures")} />
        {form.watch("hasOwnFeatures") && (
          <Controller
            control={control}
            name="features"
            render={({ field: { value, onChange } }) => <FeatureField value={value} onChange={onChange} />}
          />
        )}
      </div>
    </Disclosure>
  );
}
