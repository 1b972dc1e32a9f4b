"use client";

import type { Control } from "react-hook-form";
import { FormField } from "@/components/ui/field/form-field";
import { Input } from "@/components/ui/field/input";
import { NameCounter } from "./name-counter";

type Named = { file_name: string };

/** Longer names than allowed can be typed and are refused on saving, so that nothing pasted is cut in silence. */
export function DocumentNameField<I extends Named, O>({ control }: { control: Control<I, unknown, O> }) {
  return (
    // The field needs no more of the form than its name.
    <FormField control={control as unknown as Control<Named>} name="file_name" label="Document name" required>
      {(field) => (
        <>
          <Input autoComplete="off" placeholder="For example: Product brochure" {...field} />
          <NameCounter length={field.value.length} />
        </>
      )}
    </FormField>
  );
}
