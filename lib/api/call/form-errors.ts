import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { RequestError } from "./request";

/**
 * Puts the server's field errors on the form's own fields and moves focus to the first of them.
 * @returns false when the error names no field of the form, so that it has to be shown as a whole.
 */
export function showFieldErrors<V extends FieldValues, C, O>(form: UseFormReturn<V, C, O>, error: unknown): boolean {
  if (!(error instanceof RequestError) || !error.fields) return false;
  const values = form.getValues();
  const known = Object.entries(error.fields).filter(
    ([name]) => name in values || form.getValues(name as FieldPath<V>) !== undefined,
  );
  known.forEach(([name, [message]], index) => {
    form.setError(name as FieldPath<V>, { type: "server", message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}
