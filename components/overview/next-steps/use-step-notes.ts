"use client";

import { useState } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { keepStepNotes, readStepNotes, type StepNotes } from "@/lib/browser/first-steps";
import type { FirstStep } from "@/lib/card/next-steps";

/** What this browser remembers of the signed-in user's first steps, and how to have it remember more. */
export function useStepNotes() {
  const { id } = useSessionUser();
  const [notes, setNotes] = useState(() => readStepNotes(id));

  function keep(changed: StepNotes) {
    keepStepNotes(id, changed);
    setNotes(changed);
  }

  return {
    ...notes,
    markDone: (step: FirstStep) => keep({ ...notes, done: [...new Set([...notes.done, step])] }),
    setHidden: (isHidden: boolean) => keep({ ...notes, isHidden }),
  };
}
