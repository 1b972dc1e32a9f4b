"use client";

import { useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSessionUser } from "@/components/session/session-user";
import { type Draft, draftKey, readDraft, removeDraft, storeDraft } from "@/lib/browser/drafts";
import { onSessionEnd } from "@/lib/browser/session-end";

/** Where the signed-in user's form called `name` keeps its draft. */
export function useDraftKey(name: string): string {
  return draftKey(useSessionUser().id, name);
}

type DraftOptions = {
  /** Whether what was typed outlasts the page too, which then opens the form again. */
  outlastsPage?: boolean;
};

/**
 * Keeps what was typed when the session ends in the middle of it, and puts it back into the form after signing in.
 * A draft is offered once. @returns what was put back, for `DraftNotice`
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
