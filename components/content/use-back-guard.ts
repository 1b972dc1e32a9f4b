"use client";

import { useEffect } from "react";
import { askToLeave, isGuarded } from "@/components/ui/leave-guards";

/** Browsers that have it tell which entry of the history they are at. */
type History = { currentEntry?: { index: number } | null };

function historyIndex(): number | undefined {
  return (window as { navigation?: History }).navigation?.currentEntry?.index;
}

/**
 * Asks before the browser's back and forward buttons leave a form. They cannot be held, so the step is undone before
 * the router notices it, and done again once leaving is confirmed.
 */
export function useBackGuard(): void {
  useEffect(() => {
    let index = historyIndex();
    let isReturning = false;

    function guard(event: PopStateEvent) {
      if (isReturning) {
        isReturning = false;
        event.stopImmediatePropagation();
        return;
      }
      const steps = index === undefined ? -1 : (historyIndex() ?? 0) - index;
      if (!isGuarded() || steps === 0) return;
      event.stopImmediatePropagation();
      isReturning = true;
      window.history.go(-steps);
      askToLeave(() => window.history.go(steps));
    }

    const remember = () => {
      if (!isReturning) index = historyIndex();
    };
    window.addEventListener("popstate", guard, { capture: true });
    // The last moment before a form can have something to lose.
    window.addEventListener("input", remember, { capture: true });
    return () => {
      window.removeEventListener("popstate", guard, { capture: true });
      window.removeEventListener("input", remember, { capture: true });
    };
  }, []);
}
