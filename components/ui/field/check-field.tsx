"use client";

import type { ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { Checkbox } from "./checkbox";
import { FormField } from "./form-field";

type CheckFieldProps<V extends FieldValues, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  name: FieldPathByValue<V, boolean | undefined>;
  label: ReactNode;
  hint?: ReactNode;
};

export function CheckField<V extends FieldValues, O>(props: CheckFieldProps<V, O>) {
  return (
    <FormField {...props} orientation="reverse">
      {({ value, onChange, ...field }) => (
        <Checkbox {...field} checked={value ?? false} onCheckedChange={(checked) => onChange(checked === true)} />
      )}
    </FormField>
  );
}
