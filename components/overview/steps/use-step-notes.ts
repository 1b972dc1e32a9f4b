"use client";

import { useMemo, useState } from "react";
import { useSessionUser } from "@/components/session/session-user";
import { useHydrated } from "@/components/ui/use-hydrated";
import { keepStepNotes, noStepNotes, readStepNotes, type StepNotes } from "@/lib/browser/first-steps";

/**
 * What this browser remembers of the signed-in user's first steps, and how to have it remember more. A page that the
 * server made begins without.
 */
export function useStepNotes<N extends string>(names: readonly N[]) {
  const { id } = useSessionUser();
  const isHydrated = useHydrated();
  const [changed, setChanged] = useState<StepNotes<N> | null>(null);
  const kept = useMemo(() => (isHydrated ? readStepNotes(id, names) : noStepNotes), [isHydrated, id, names]);
  const notes: StepNotes<N> = changed ?? kept;

  function keep(changed: StepNotes<N>) {
    keepStepNotes(id, changed);
    setChanged(changed);
  }

  return {
    ...notes,
    markDone: (step: N) => keep({ ...notes, done: [...new Set([...notes.done, step])] }),
    setHidden: (isHidden: boolean) => keep({ ...notes, isHidden }),
  };
}
