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

/** Forgets every draft of this tab: whoever signs out wants nothing of theirs left behind. */
export function forgetDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(draftPrefix)) sessionStorage.removeItem(key);
  } catch {
    // Where nothing may be read, nothing was kept.
  }
}
