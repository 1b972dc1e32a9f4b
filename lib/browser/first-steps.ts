import { isRecord, parseJson } from "../contract/json-text";

/** What this browser remembers of somebody's first steps. */
export type StepNotes<N extends string> = { done: N[]; isHidden: boolean };

/** `names` are the steps that there are. */
export function readStepNotes<N extends string>(userId: number, names: readonly N[]): StepNotes<N> {
  const nothing: StepNotes<N> = { done: [], isHidden: false };
  try {
    const notes = parseJson(localStorage.getItem(keyOf(userId)) ?? "");
    return areNotes(notes, names) ? notes : nothing;
  } catch {
    return nothing;
  }
}

function areNotes<N extends string>(kept: unknown, names: readonly N[]): kept is StepNotes<N> {
  if (!isRecord(kept) || !Array.isArray(kept.done) || typeof kept.isHidden !== "boolean") return false;
  return kept.done.every((step) => names.includes(step));
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
