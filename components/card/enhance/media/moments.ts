const moves = ["scroll", "pointerdown", "keydown"] as const;

/** Runs once the page has loaded whole: until then the line is its own, and nothing is asked of other sites. */
export function onLoad(run: () => void): void {
  if (document.readyState === "complete") run();
  else addEventListener("load", run, { once: true });
}

/** Runs once the page has loaded and the visitor has scrolled, tapped or typed. */
export function onFirstMove(run: () => void): void {
  const stop = new AbortController();
  for (const move of moves)
    addEventListener(
      move,
      () => {
        stop.abort();
        onLoad(run);
      },
      { passive: true, signal: stop.signal },
    );
}

/** Runs when the element comes near the screen. */
export function onView(element: Element, run: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: "200px" },
  );
  observer.observe(element);
}
