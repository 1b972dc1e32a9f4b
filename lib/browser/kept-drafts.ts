/** What the names of all drafts begin with. Apart from the drafts themselves, because every screen ends with them. */
export const draftPrefix = "draft:";

/** Whether any form of this tab has a draft. */
export function hasDrafts(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(draftPrefix));
  } catch {
    return false;
  }
}

let forgotten = false;

/** Whether nothing is to be kept any more by this page, which is about to go. */
export function areForgotten(): boolean {
  return forgotten;
}

/** Forgets every draft of this tab: whoever signs out wants nothing of theirs left behind. */
export function forgetDrafts(): void {
  forgotten = true;
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be read, nothing was kept.
  }
}
