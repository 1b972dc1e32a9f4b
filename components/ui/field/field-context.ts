"use client";

import { createContext, useContext } from "react";

export type FieldContextValue = {
  controlId: string;
  labelId: string;
  hintId: string;
  errorId: string;
  error?: string;
  required?: boolean;
  hasHint: boolean;
  setHasHint: (present: boolean) => void;
};

export const FieldContext = createContext<FieldContextValue | null>(null);

type ControlAttributes = {
  id?: string;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling";
  "aria-describedby"?: string;
  "aria-required"?: boolean | "true" | "false";
};

/** Ids for label, hint and error; explicit attributes win. */
export function useFieldControl<P extends ControlAttributes>(props: P): P {
  const field = useContext(FieldContext);
  if (!field) return props;
  const described = [field.error && field.errorId, field.hasHint && field.hintId].filter(Boolean).join(" ");
  return {
    id: field.controlId,
    "aria-invalid": field.error ? true : undefined,
    "aria-describedby": described || undefined,
    "aria-required": field.required || undefined,
    ...props,
  };
}
