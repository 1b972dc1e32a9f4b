"use client";

import { useEffect } from "react";
import { isOverlayOpen } from "@/components/ui/back-closes";
import { askToLeave, isGuarded } from "@/components/ui/navigation/leave-guards";

/**
 * Asks before the browser's back and forward buttons leave a form. Only browsers with the Navigation API tell of such a
 * step before it is taken; the others take it.
 */
export function useBackGuard(): void {
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    if (!navigation) return;
    function guard(event: NavigateEvent) {
      if (event.navigationType !== "traverse" || !event.cancelable || isOverlayOpen() || !isGuarded()) return;
      event.preventDefault();
      const { key } = event.destination;
      askToLeave(() => navigation?.traverseTo(key));
    }
    navigation.addEventListener("navigate", guard);
    return () => navigation.removeEventListener("navigate", guard);
  }, []);
}
