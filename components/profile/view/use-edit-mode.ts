"use client";

import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useDraftKey } from "@/components/form/use-draft";
import { readDraft } from "@/lib/browser/drafts";

/** What the forms are called where their drafts are kept. */
export const profileDraft = "profile";
export const accountDraft = "account";

/**
 * Reading or editing; editing from the start where something typed before was kept as `draft`. `editButton` is the button
 * that starts editing; it gets focus back when editing ends. The tap on it is answered before the form is made, which
 * `isFormShown` tells.
 */
export function useEditMode(draft: string) {
  const [isEditing, setIsEditing] = useState(false);
  const draftKey = useDraftKey(draft);
  useEffect(() => {
    if (readDraft(draftKey)) setIsEditing(true);
  }, [draftKey]);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const isFormShown = useDeferredValue(isEditing);
  return { isEditing, isFormShown, editButton, start: () => setIsEditing(true), stop: () => setIsEditing(false) };
}

export type EditMode = ReturnType<typeof useEditMode>;
