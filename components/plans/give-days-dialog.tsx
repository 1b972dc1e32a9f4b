"use client";

import type { Control } from "react-hook-form";
import type { z } from "zod";
import { FormDialog } from "@/components/form/form-dialog";
import { useT } from "@/components/i18n/translator-context";
import type { DialogControl } from "@/components/ui/dialog";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { toast } from "@/components/ui/toast";
import { giveDays } from "@/lib/api/plans";
import { type GiveDaysInput, giveDaysSchema } from "@/lib/contract/plans/schema";
import { QuickNumbers } from "./quick-numbers";

export const daysForm = giveDaysSchema as z.ZodType<GiveDaysInput, { days: string }>;
export const usualDays = [7, 15, 30];

export function GiveDaysDialog({ clientId, ...dialog }: DialogControl & { clientId: number }) {
  const t = useT();
  return (
    <FormDialog
      {...dialog}
      name={`give-days-${clientId}`}
      title={t("plans.days.action")}
      description={t("plans.days.text")}
      schema={daysForm}
      defaultValues={{ days: String(usualDays[0]) }}
      submitLabel={t("plans.days.action")}
      busyLabel={t("plans.days.busy")}
      failureText={t("plans.days.failed")}
      onSubmit={async (input) => {
        await giveDays(clientId, input);
        toast.success(t("plans.days.done", { count: input.days }));
      }}
    >
      {({ control }) => <DaysField control={control} />}
    </FormDialog>
  );
}

export function DaysField({ control }: { control: Control<{ days: string }, unknown, GiveDaysInput> }) {
  const t = useT();
  return (
    <FormField control={control} name="days" label={t("plans.days.label")} required>
      {(field) => (
        <div className="flex flex-col gap-2">
          <Input inputMode="numeric" autoComplete="off" {...field} />
          <QuickNumbers
            counts={usualDays}
            tell={(count) => t("plans.days.quick", { count })}
            value={field.value}
            onChange={field.onChange}
          />
        </div>
      )}
    </FormField>
  );
}
