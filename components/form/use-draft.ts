"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSessionUser } from "@/components/session/session-user";
import { type Draft, draftKey, readDraft, removeDraft, storeDraft } from "@/lib/browser/drafts";
import { onSessionEnd } from "@/lib/browser/session-end";

/** Storage key of the user's draft. */
export function useDraftKey(name: string): string {
  return draftKey(useSessionUser(), name);
}

type DraftOptions = {
  /** The draft survives the page and reopens the form. */
  outlastsPage?: boolean;
};

/**
 * Stores input when the session ends and restores it once after signing in. @returns the restored draft, for
 * `DraftNotice`
 */
export function useDraft<I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  key: string,
  { outlastsPage = false }: DraftOptions = {},
): Draft | null {
  const [draft] = useState(() => readDraft(key));
  const { isDirty } = form.formState;
  const dirty = useRef(isDirty);
  dirty.current = isDirty;

  useEffect(() => {
    if (!draft) return;
    form.reset({ ...form.getValues(), ...(draft.values as Partial<I>) }, { keepDefaultValues: true });
    removeDraft(key);
  }, [form, draft, key]);

  useEffect(() => {
    const keep = () => dirty.current && storeDraft(key, form.getValues());
    const stopListening = onSessionEnd(keep);
    if (outlastsPage) window.addEventListener("pagehide", keep);
    return () => {
      stopListening();
      window.removeEventListener("pagehide", keep);
    };
  }, [form, key, outlastsPage]);

  return draft;
}
