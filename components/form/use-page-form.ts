"use client";

import type { FieldPath, FieldValues } from "react-hook-form";
import { type CheckedFormOptions, useCheckedForm } from "./use-checked-form";
import { useDraft, useDraftKey } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";

export type PageFormOptions<I extends FieldValues, O> = CheckedFormOptions<I, O> & {
  /** Tells this form from all others, for what was typed when the session ended: `client-7`. */
  name: string;
  /** The one field that is sent, where the others are only shown: nothing is lost with those. */
  sent?: FieldPath<I>;
};

/** A form that is a page's own: leaving it asks once something is typed, and what was typed outlasts the session. */
export function usePageForm<I extends FieldValues, O>({ name, sent, ...options }: PageFormOptions<I, O>) {
  const checked = useCheckedForm(options);
  const { form } = checked;
  const { formState } = form;
  useLeaveGuard(sent ? form.getFieldState(sent, formState).isDirty : formState.isDirty);
  const draft = useDraft(form, useDraftKey(name));
  return { ...checked, draft };
}
