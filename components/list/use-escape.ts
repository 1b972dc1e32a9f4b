"use client";

import { useEffect, useEffectEvent } from "react";

/** Where nothing that is open above has taken the key. */
export function useEscape(clear: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isTaken = event.defaultPrevented || document.querySelector("dialog[open], [role=menu]") !== null;
    if (event.key === "Escape" && !isTaken) clear();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
