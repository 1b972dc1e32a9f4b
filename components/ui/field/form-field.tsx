"use client";

import type { ReactNode } from "react";
import {
  type Control,
  Controller,
  type ControllerFieldState,
  type ControllerRenderProps,
  type FieldPath,
  type FieldValues,
} from "react-hook-form";
import { Field, FieldError, FieldHint, FieldLabel, type FieldVariants } from "./field";
import { type CounterProps, excessOf, TextCounter } from "./text-counter";

type FormFieldProps<V extends FieldValues, N extends FieldPath<V>, O> = FieldVariants & {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  name: N;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean;
  className?: string;
  /** Counts characters; longer text is refused at once, never cut. */
  counter?: Omit<CounterProps, "text"> & { tooLong?: string };
  /** The control, spreading what it is given: `{(field) => <Input type="email" {...field} />}`. */
  children: (field: ControllerRenderProps<V, N>, state: ControllerFieldState) => ReactNode;
};

export function FormField<V extends FieldValues, N extends FieldPath<V>, O>({
  control,
  name,
  label,
  hint,
  required,
  orientation,
  className,
  counter,
  children,
}: FormFieldProps<V, N, O>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const counted = counter && { ...counter, text: String(field.value ?? "").trim() };
        const tooLong = counted && excessOf(counted.text, counted.max, counted.tooLong);
        return (
          <Field
            error={tooLong ?? fieldState.error?.message}
            required={required}
            orientation={orientation}
            className={className}
          >
            <FieldLabel>{label}</FieldLabel>
            {children(field, fieldState)}
            {counted && <TextCounter {...counted} />}
            {hint && <FieldHint>{hint}</FieldHint>}
            <FieldError />
          </Field>
        );
      }}
    />
  );
}
