import { z } from "zod";

/** What this browser remembers of somebody's first steps. */
export type StepNotes<N extends string> = { done: N[]; isHidden: boolean };

/** `names` are the steps that there are. */
export function readStepNotes<N extends string>(userId: number, names: readonly N[]): StepNotes<N> {
  const notesSchema = z.object({ done: z.array(z.enum(names)), isHidden: z.boolean() });
  const nothing: StepNotes<N> = { done: [], isHidden: false };
  try {
    return notesSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null")).data ?? nothing;
  } catch {
    return nothing;
  }
}

export function keepStepNotes(userId: number, notes: StepNotes<string>): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notes));
  } catch {
    // Where nothing may be stored, they last as long as the screen.
  }
}

function keyOf(userId: number): string {
  return `first-steps:${userId}`;
}
