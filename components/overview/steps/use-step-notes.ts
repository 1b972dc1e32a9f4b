"use client";

import { useState } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { keepStepNotes, readStepNotes, type StepNotes } from "@/lib/browser/first-steps";

/** What this browser remembers of the signed-in user's first steps, and how to have it remember more. */
export function useStepNotes<N extends string>(names: readonly N[]) {
  const { id } = useSessionUser();
  const [notes, setNotes] = useState(() => readStepNotes(id, names));

  function keep(changed: StepNotes<N>) {
    keepStepNotes(id, changed);
    setNotes(changed);
  }

  return {
    ...notes,
    markDone: (step: N) => keep({ ...notes, done: [...new Set([...notes.done, step])] }),
    setHidden: (isHidden: boolean) => keep({ ...notes, isHidden }),
  };
}
