"use client";

import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import * as failures from "@/lib/contract/failures";
import { toast } from "../toast";
import type { Part } from "./part";
import { useIdleLoad } from "./use-idle-load";

/**
 * The component of `part`: loaded once the page is idle, at once where it `isWanted`, and null until then. Where it
 * cannot be had that is said, and the wish taken back by `onFailure`.
 */
export function usePart<P>(part: Part<P>, isWanted: boolean, onFailure: () => void): ComponentType<P> | null {
  const [component, setComponent] = useState<ComponentType<P> | null>(() => part.loaded() ?? null);
  const give = useEffectEvent((loaded: ComponentType<P>) => setComponent(() => loaded));
  const giveUp = useEffectEvent(() => {
    toast.error(failures.noConnection);
    onFailure();
  });

  useIdleLoad(part.load);
  useEffect(() => {
    if (isWanted) part.load().then(give, giveUp);
  }, [part, isWanted]);

  // Loaded since, it is shown in the very moment in which it is wanted.
  return isWanted ? (component ?? part.loaded() ?? null) : null;
}
