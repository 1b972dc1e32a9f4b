"use client";

import { type Control, useWatch } from "react-hook-form";
import { z } from "zod";
import { Foresight } from "@/components/bulk/counts";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import { useToday } from "@/components/session/use-today";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { startBulk } from "@/lib/api/bulk";
import type { BulkRun, BulkSelection } from "@/lib/contract/clients/bulk";
import { type Plan, startShape } from "@/lib/contract/plans/schema";
import { chosenDueDay, usualDueDay } from "./due-day";
import { chosenPlan, PlanSelect } from "./plan-select";
import { StartFields } from "./start-fields";

const moveForm = z.object({
  to: z.string().transform(chosenPlan),
  started_on: z
    .string()
    .transform((day) => day || undefined)
    .pipe(startShape.started_on),
  due_on: z
    .string()
    .transform((day): string | null | undefined => day || null)
    .pipe(startShape.due_on),
});
type MoveValues = z.input<typeof moveForm>;

type MoveClientsDialogProps = DialogControl & {
  name: string;
  title: string;
  clients: BulkSelection;
  /** Those that they may go to. */
  plans: readonly Plan[];
  onStarted: (run: BulkRun) => void;
};

/** Says how many there are before it moves them. */
export function MoveClientsDialog({ clients, plans, onStarted, ...dialog }: MoveClientsDialogProps) {
  const t = useT();
  const today = useToday();
  const usualDay = (chosen: number | null, startedOn = "") =>
    usualDueDay({ plan: plans.find(({ id }) => id === chosen), startedOn, today });
  const first = plans[0]?.id ?? null;
  return (
    <FormDialog
      {...dialog}
      schema={moveForm}
      defaultValues={{ to: String(first ?? ""), started_on: "", due_on: usualDay(first) }}
      submitLabel={t("plans.move.action")}
      busyLabel={t("plans.move.busy")}
      failureText={t("plans.move.failed")}
      onSubmit={async ({ to, started_on, due_on }) => {
        const chosen = chosenDueDay(due_on, usualDay(to, started_on));
        onStarted(await startBulk({ kind: "plan", plan_id: to, started_on, due_on: chosen }, clients));
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="to" label={t("plans.move.to")}>
            {({ onChange, ...field }) => (
              <PlanSelect
                plans={plans}
                {...field}
                onChange={(event) => {
                  onChange(event);
                  form.setValue("due_on", usualDay(chosenPlan(event.target.value), form.getValues("started_on")));
                }}
              />
            )}
          </FormField>
          <StartFields
            form={form}
            usualDay={(startedOn) => usualDay(chosenPlan(form.getValues("to")), startedOn)}
            dueHint={t("plans.move.dueHintOfAll")}
          />
          <MoveCount control={form.control} clients={clients} />
        </>
      )}
    </FormDialog>
  );
}

type MoveCountProps = {
  control: Control<MoveValues, unknown, z.output<typeof moveForm>>;
  clients: BulkSelection;
};

function MoveCount({ control, clients }: MoveCountProps) {
  const to = useWatch({ control, name: "to" });
  return <Foresight action={{ kind: "plan", plan_id: chosenPlan(to) }} clients={clients} />;
}
