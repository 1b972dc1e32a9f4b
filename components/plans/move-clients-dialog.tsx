"use client";

import { type Control, useWatch } from "react-hook-form";
import { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { toast } from "@/components/ui/toast";
import { useToday } from "@/components/ui/use-today";
import { moveClients, useMoveCount } from "@/lib/api/plans";
import { moveClientsSchema, type Plan } from "@/lib/contract/plans/schema";
import { chosenDueDay, usualDueDay } from "./due-day";
import { chosenPlan, PlanSelect } from "./plan-select";
import { StartFields } from "./start-fields";

const moveForm = z.object({
  to: z.string().transform(chosenPlan),
  started_on: z
    .string()
    .transform((day) => day || undefined)
    .pipe(moveClientsSchema.shape.started_on),
  due_on: z
    .string()
    .transform((day): string | null | undefined => day || null)
    .pipe(moveClientsSchema.shape.due_on),
});
type MoveValues = z.input<typeof moveForm>;

type MoveClientsDialogProps = DialogControl & {
  /** Null moves those that are on no plan. */
  from: Plan | null;
  plans: readonly Plan[];
};

/** Says how many there are before it moves them. */
export function MoveClientsDialog({ from, plans, ...dialog }: MoveClientsDialogProps) {
  const t = useT();
  const today = useToday();
  const others = plans.filter(({ id }) => id !== from?.id);
  const usualDay = (chosen: number | null, startedOn = "") =>
    usualDueDay({ plan: others.find(({ id }) => id === chosen), startedOn, today });
  const first = others[0]?.id ?? null;
  return (
    <FormDialog
      {...dialog}
      name={`move-clients-${from?.id ?? "none"}`}
      title={t("plans.move.item", { name: from?.name ?? t("plans.noPlan") })}
      schema={moveForm}
      defaultValues={{ to: String(first ?? ""), started_on: "", due_on: usualDay(first) }}
      submitLabel={t("plans.move.action")}
      busyLabel={t("plans.move.busy")}
      failureText={t("plans.move.failed")}
      onSubmit={async ({ due_on, ...move }) => {
        const chosen = chosenDueDay(due_on, usualDay(move.to, move.started_on));
        const count = await moveClients({ from: from?.id ?? null, ...move, due_on: chosen });
        toast.success(t("plans.move.done", { count }));
      }}
    >
      {(form) => (
        <>
          <FormField control={form.control} name="to" label={t("plans.move.to")}>
            {({ onChange, ...field }) => (
              <PlanSelect
                plans={others}
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
          <MoveCount control={form.control} from={from?.id ?? null} />
        </>
      )}
    </FormDialog>
  );
}

type MoveCountProps = { control: Control<MoveValues, unknown, z.output<typeof moveForm>>; from: number | null };

function MoveCount({ control, from }: MoveCountProps) {
  const t = useT();
  const to = useWatch({ control, name: "to" });
  const count = useMoveCount({ from, to: chosenPlan(to) });
  return (
    <p role="status" className="text-sm font-medium">
      {count !== undefined && t("plans.move.count", { count })}
    </p>
  );
}
