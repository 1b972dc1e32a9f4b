"use client";

import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";

/** What every form has that puts clients on a plan. */
type StartValues = { started_on: string; due_on: string };

type StartFieldsProps<F extends FieldValues, O> = {
  form: UseFormReturn<F, unknown, O>;
  /** The due day that follows from a start day. */
  usualDay: (startedOn: string) => string;
  dueHint: string;
};

/** When a plan starts, and until when it is to be paid; another start proposes another due day. */
export function StartFields<F extends StartValues & FieldValues, O>({
  form: whole,
  usualDay,
  dueHint,
}: StartFieldsProps<F, O>) {
  const t = useT();
  const { control, setValue } = whole as unknown as UseFormReturn<StartValues>;
  return (
    <>
      <FormField control={control} name="started_on" label={t("plans.move.startedOn")} hint={t("plans.move.startHint")}>
        {({ onChange, ...field }) => (
          <Input
            type="date"
            {...field}
            onChange={(event) => {
              onChange(event);
              setValue("due_on", usualDay(event.target.value));
            }}
          />
        )}
      </FormField>
      <FormField control={control} name="due_on" label={t("plans.move.dueOn")} hint={dueHint}>
        {(field) => <Input type="date" {...field} />}
      </FormField>
    </>
  );
}
