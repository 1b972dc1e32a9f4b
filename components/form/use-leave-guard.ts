"use client";

import { useEffect } from "react";
import { addGuard, dropGuards, isGuarded } from "@/components/ui/navigation/leave-guards";
import { onSessionEnd } from "@/lib/browser/session-end";

/**
 * While `active`, leaving asks first: the site's own links and the back button through `LeaveDialog`, closing or
 * reloading the page through the browser. A session that has ended is left without asking, because drafts keep what
 * was typed.
 */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const removeGuard = addGuard();
    const stopListening = onSessionEnd(dropGuards);
    const ask = (event: BeforeUnloadEvent) => isGuarded() && event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => {
      removeGuard();
      stopListening();
      window.removeEventListener("beforeunload", ask);
    };
  }, [active]);
}
