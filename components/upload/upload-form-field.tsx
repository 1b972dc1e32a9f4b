"use client";

import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import type { FileRule } from "@/lib/contract/values";
import { UploadField, type UploadValue } from "./upload-field";

type UploadFormFieldProps<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  name: FieldPath<I>;
  label: string;
  rule: FileRule;
  required?: boolean;
  current?: string | null;
  clearable?: boolean;
  hint?: string;
  /** Also called with the picked file. */
  onPick?: (file: File) => void;
};

/** Refuses a wrong type or size when picked. */
export function UploadFormField<I extends FieldValues, O>(props: UploadFormFieldProps<I, O>) {
  const { form, name, label, required, onPick, ...upload } = props;

  function change(value: UploadValue, store: (value: UploadValue) => void) {
    store(value);
    if (!(value instanceof File)) return form.clearErrors(name);
    form.trigger(name);
    onPick?.(value);
  }

  return (
    <FormField control={form.control} name={name} label={label} required={required}>
      {({ onChange, disabled: _, ...field }) => (
        <UploadField {...upload} {...field} onChange={(value) => change(value, onChange)} />
      )}
    </FormField>
  );
}
