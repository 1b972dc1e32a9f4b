"use client";

import type { ReactNode } from "react";
import type { ControllerRenderProps, FieldPath, FieldValues } from "react-hook-form";
import { Input } from "@/components/ui/field/input";
import { colorSchema } from "@/lib/contract/color";

type ColorInputProps<V extends FieldValues> = {
  field: ControllerRenderProps<V, FieldPath<V>>;
  /** Of the colour picker. */
  label: string;
  /** Used while the field is empty, '#rrggbb'. */
  inherited: string;
  children?: ReactNode;
};

export function ColorInput<V extends FieldValues>({ field, label, inherited, children }: ColorInputProps<V>) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <input
        type="color"
        aria-label={label}
        value={colorSchema.safeParse(field.value).data || inherited}
        onChange={(event) => field.onChange(event.target.value)}
        className="size-11 shrink-0 cursor-pointer rounded-md border border-input bg-transparent p-1"
      />
      <div className="flex min-w-24 flex-1">
        <Input placeholder={inherited} spellCheck={false} autoComplete="off" {...field} />
      </div>
      {children}
    </div>
  );
}
