/** Milliseconds, or less where `signal` ends it. */
export function pause(time: number, signal: AbortSignal): Promise<void> {
  return orEnded(signal, (resolve) => {
    const timer = setTimeout(resolve, time);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
}

/** Until somebody may see the page, or `signal` ends it. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  return orEnded(signal, (resolve) => {
    const look = () => document.visibilityState === "visible" && resolve();
    document.addEventListener("visibilitychange", look, { signal });
    look();
  });
}

function orEnded(signal: AbortSignal, begin: (resolve: () => void) => void): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    signal.addEventListener("abort", () => resolve(), { once: true });
    begin(resolve);
  });
}
