"use client";

import type { FieldPath, FieldValues } from "react-hook-form";
import { type CheckedFormOptions, useCheckedForm } from "./use-checked-form";
import { useDraft, useDraftKey } from "./use-draft";
import { useLeaveGuard } from "./use-leave-guard";

export type PageFormOptions<I extends FieldValues, O> = CheckedFormOptions<I, O> & {
  /** Key of the draft: `client-7`. */
  name: string;
  /** The only field that is sent; the others never count as unsaved. */
  sent?: FieldPath<I>;
};

/** A page's form with leave guard and draft. */
export function usePageForm<I extends FieldValues, O>({ name, sent, ...options }: PageFormOptions<I, O>) {
  const checked = useCheckedForm(options);
  const { form } = checked;
  const { formState } = form;
  useLeaveGuard(sent ? form.getFieldState(sent, formState).isDirty : formState.isDirty);
  const draft = useDraft(form, useDraftKey(name));
  return { ...checked, draft };
}
