"use client";

import type { ReactNode } from "react";
import { type Control, type FieldPath, type FieldValues, useFormState } from "react-hook-form";
import { Disclosure } from "@/components/ui/disclosure";

type MoreFieldsProps<V extends FieldValues, O> = {
  // biome-ignore lint/suspicious/noExplicitAny: the form's context is of no concern to a field
  control: Control<V, any, O>;
  /** Opens if one of these fields has an error. */
  names: readonly FieldPath<V>[];
  label: string;
  isOpenAtFirst?: boolean;
  className?: string;
  children: ReactNode;
};

export function MoreFields<V extends FieldValues, O>({ control, names, label, ...props }: MoreFieldsProps<V, O>) {
  const { errors } = useFormState({ control });
  return <Disclosure summary={label} isHeldOpen={names.some((name) => errors[name] !== undefined)} {...props} />;
}
