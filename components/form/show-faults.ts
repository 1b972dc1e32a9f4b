/**
 * Brings the first faulty field that is in sight to the middle of the screen, where no bar lies over it, and gives it the
 * focus. @returns the names of all of them
 */
export async function showFaults(root: Element): Promise<string[]> {
  await painted();
  const faulty = [...root.querySelectorAll<HTMLElement>("[aria-invalid=true]")].filter(isInSight);
  faulty[0]?.scrollIntoView?.({ block: "center" });
  faulty[0]?.focus({ preventScroll: true });
  const names = faulty.map((control) => control.closest("[data-invalid]")?.querySelector("label")?.textContent ?? "");
  return [...new Set(names)].filter(Boolean);
}

function isInSight(control: Element): boolean {
  return !control.closest("[hidden]");
}

/** Milliseconds, for a page that is not painted, as in a tab out of sight. */
const longest = 100;

/** Ends once what the page was last told can be seen. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
}
