"use client";

import * as CheckboxPrimitive from "@radix-ui/react-checkbox";
import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { Control, FieldPathByValue, FieldValues } from "react-hook-form";
import { cn } from "../cn";
import { useFieldControl } from "./field-context";
import { FormField } from "./form-field";

export function Checkbox({ className, ...props }: ComponentProps<typeof CheckboxPrimitive.Root>) {
  const control = useFieldControl(props);
  return (
    <CheckboxPrimitive.Root
      data-slot="checkbox"
      className={cn(
        "touch-target grid size-5 shrink-0 cursor-pointer place-items-center rounded-sm border border-input bg-card transition-colors focus-ring aria-invalid:border-destructive data-[state=checked]:border-primary data-[state=checked]:bg-primary data-[state=checked]:text-primary-foreground disabled:cursor-not-allowed disabled:opacity-50",
        className,
      )}
      {...control}
    >
      <CheckboxPrimitive.Indicator>
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      </CheckboxPrimitive.Indicator>
    </CheckboxPrimitive.Root>
  );
}

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
