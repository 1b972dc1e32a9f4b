"use client";

import { useEffect, useRef, useState } from "react";

/** Reading or editing. `editButton` is the button that starts editing; it gets focus back when editing ends. */
export function useEditMode() {
  const [isEditing, setIsEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  return { isEditing, editButton, start: () => setIsEditing(true), stop: () => setIsEditing(false) };
}

export type EditMode = ReturnType<typeof useEditMode>;
