"use client";

import { useEffect, useEffectEvent } from "react";
import { flushSync } from "react-dom";

/**
 * The browser's Back closes what lies over the page, and stays on it. Each overlay needs an entry of the history for that.
 * It is left behind when the overlay is closed otherwise, and serves the next one: taking it away would be a step of its
 * own, which overtakes a link pressed meanwhile. Back then goes past it, as nobody sees a difference between the two.
 */

/** Close functions; the topmost is last. */
const open: (() => void)[] = [];
let isListening = false;
/** Number of the current overlay entry; the entry below stores it too. */
let here: number | null = null;

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

export function isOverlayOpen(): boolean {
  return open.length > 0;
}

/** Pushes the entry that Back leaves, unless the page is on one. */
function reserve(): void {
  if (!isListening) {
    isListening = true;
    // Capture: the router must not see it.
    window.addEventListener("popstate", step, { capture: true });
  }
  const { history } = window;
  if (history.state?.overlay === undefined) {
    const number = Date.now();
    history.replaceState({ ...history.state, below: number }, "");
    history.pushState({ overlay: number }, "");
  }
  here = history.state.overlay;
}

function step(event: PopStateEvent): void {
  const left = here;
  here = event.state?.overlay ?? null;
  const close = open.at(-1);
  if (close) {
    event.stopImmediatePropagation();
    // Synchronously: if closing only asked a question, a second Back needs an entry again.
    flushSync(close);
    if (isOverlayOpen()) reserve();
  } else if (left !== null && event.state?.below === left) {
    event.stopImmediatePropagation();
    window.history.back();
  }
}
