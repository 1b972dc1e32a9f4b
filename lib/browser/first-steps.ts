import { z } from "zod";
import { type FirstStep, firstStepNames } from "../card/next-steps";

/** What this browser remembers of somebody's first steps. */
export type StepNotes = { done: FirstStep[]; isHidden: boolean };

const notesSchema = z.object({ done: z.array(z.enum(firstStepNames)), isHidden: z.boolean() });
const nothing: StepNotes = { done: [], isHidden: false };

export function readStepNotes(userId: number): StepNotes {
  try {
    return notesSchema.safeParse(JSON.parse(localStorage.getItem(keyOf(userId)) ?? "null")).data ?? nothing;
  } catch {
    return nothing;
  }
}

export function keepStepNotes(userId: number, notes: StepNotes): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(notes));
  } catch {
    // Where nothing may be stored, they last as long as the screen.
  }
}

function keyOf(userId: number): string {
  return `first-steps:${userId}`;
}
