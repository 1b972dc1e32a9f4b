/** Separate from `drafts.ts`: every screen needs only this part. */
export const draftPrefix = "draft:";

export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}

let forgotten = false;

/** Set on sign-out: this page stores no more drafts. */
export function areForgotten(): boolean {
  return forgotten;
}

/** On sign-out. */
export function forgetDrafts(): void {
  forgotten = true;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: there are no drafts.
  }
}
