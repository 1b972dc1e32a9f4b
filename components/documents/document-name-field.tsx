"use client";

import type { Control } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { nameTooLong } from "@/lib/contract/content/messages/document";
import { documentLimits } from "@/lib/contract/content/values";

const { name: max, nameWarn: warnAbove, nameDanger: dangerAbove } = documentLimits;

type Named = { file_name: string };

export function DocumentNameField<I extends Named, O>({ control }: { control: Control<I, unknown, O> }) {
  return (
    // The field needs no more of the form than its name.
    <FormField
      control={control as unknown as Control<Named>}
      name="file_name"
      label="Document name"
      required
      counter={{ max, warnAbove, dangerAbove, always: true, tooLong: nameTooLong }}
    >
      {(field) => <Input autoComplete="off" placeholder="For example: Product brochure" {...field} />}
    </FormField>
  );
}
