"use client";

import { useEffect, useEffectEvent } from "react";
import { painted } from "../lazy/painted";

/**
 * The browser's Back closes what lies over the page, and stays on it. Each overlay needs an entry of the history for that.
 * It is left behind when the overlay is closed otherwise, and serves the next one: taking it away would be a step of its
 * own, which overtakes a link pressed meanwhile.
 */

/** What closes each open overlay; the topmost is last. */
const open: (() => void)[] = [];
let isListening = false;

/** While `isOpen`, Back calls `close`, which may also ask. */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closeNow = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const one = () => closeNow();
    open.push(one);
    reserve();
    return () => {
      open.splice(open.indexOf(one), 1);
    };
  }, [isOpen]);
}

/** Whether Back would close something. */
export function isOverlayOpen(): boolean {
  return open.length > 0;
}

/** Makes the entry that Back is to step off, unless the page stands on one. */
function reserve(): void {
  if (!isListening) {
    isListening = true;
    // Before the router, for which this is no step.
    window.addEventListener("popstate", step, { capture: true });
  }
  if (!isReserved(window.history.state)) window.history.pushState({ overlay: true }, "");
}

function step(event: PopStateEvent): void {
  const close = open.at(-1);
  if (!close) return;
  event.stopImmediatePropagation();
  close();
  void painted().then(() => isOverlayOpen() && reserve());
}

function isReserved(state: unknown): boolean {
  return typeof state === "object" && state !== null && "overlay" in state;
}
