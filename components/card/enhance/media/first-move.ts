const moves = ["scroll", "pointerdown", "keydown"] as const;

/** Runs once the visitor scrolls, taps or types: before that, nothing is asked of other sites. */
export function onFirstMove(run: () => void): void {
  const stop = new AbortController();
  for (const move of moves)
    addEventListener(
      move,
      () => {
        stop.abort();
        run();
      },
      { passive: true, signal: stop.signal },
    );
}

/** Runs when the element comes near the screen, after the first move. */
export function onView(element: Element, run: () => void): void {
  onFirstMove(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        run();
      },
      { rootMargin: "200px" },
    );
    observer.observe(element);
  });
}
