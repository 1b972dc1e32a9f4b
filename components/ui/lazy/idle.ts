/** The longest that a page which never rests makes others wait, in milliseconds. */
const patience = 4_000;

/** Runs `work` once the page has nothing better to do. @returns what takes that back */
export function whenIdle(work: () => void): () => void {
  // Safari knows no idle time.
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: patience });
  return () => cancelIdleCallback(handle);
}
