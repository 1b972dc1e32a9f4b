"use client";

import { useEffect } from "react";
import { addGuard, dropGuards, isGuarded } from "@/components/ui/navigation/leave-guards";
import { onSessionEnd } from "@/lib/browser/session-end";

/**
 * While `active`, leaving asks: `LeaveDialog` for links and Back, the browser for closing and reloading. Not after the
 * session ended: drafts keep the input.
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
