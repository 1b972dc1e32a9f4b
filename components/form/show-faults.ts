/**
 * Centres the first visible invalid field, clear of fixed bars, and focuses it. @returns names of all invalid fields
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

/** Milliseconds; a background tab is never painted. */
const longest = 100;

/** Resolves after the next paint. */
export function painted(): Promise<void> {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, longest);
  });
}
