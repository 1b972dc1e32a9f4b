import { isRecord, parseJson } from "../contract/json-text";

/** Progress of the first steps, in local storage. */
export type StepNotes<N extends string> = { done: N[]; isHidden: boolean };

export const noStepNotes: StepNotes<never> = { done: [], isHidden: false };

/** `names` are the steps that there are. */
export function readStepNotes<N extends string>(userId: number, names: readonly N[]): StepNotes<N> {
  try {
    const notes = parseJson(localStorage.getItem(keyOf(userId)) ?? "");
    return areNotes(notes, names) ? notes : noStepNotes;
  } catch {
    return noStepNotes;
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
    // Storage is blocked: they last as long as the screen.
  }
}

/** Inline script: marks the document before first paint if this browser hides the guide. */
export function scriptOfHiddenSteps(userId: number): string {
  const notes = `JSON.parse(localStorage.getItem(${JSON.stringify(keyOf(userId))}))`;
  return `try{if(${notes}.isHidden)document.documentElement.dataset.steps="hidden"}catch{}`;
}

function keyOf(userId: number): string {
  return `first-steps:${userId}`;
}
