"use client";

import type { Control, FieldValues } from "react-hook-form";
import { useT } from "@/components/i18n/translator-context";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { type LimitName, limitNames } from "@/lib/contract/limits";

type LimitValues = { limits: Record<LimitName, string> };

/** One number for each limit. */
export function LimitInputs<V extends LimitValues & FieldValues, O>(props: { control: Control<V, unknown, O> }) {
  const t = useT();
  const control = props.control as unknown as Control<LimitValues>;
  return (
    <div className="grid grid-cols-2 items-end gap-4 large-text:grid-cols-1">
      {limitNames.map((name) => (
        <FormField key={name} control={control} name={`limits.${name}`} label={t(`plans.fields.${name}`)}>
          {(field) => <Input inputMode="numeric" autoComplete="off" {...field} />}
        </FormField>
      ))}
    </div>
  );
}
