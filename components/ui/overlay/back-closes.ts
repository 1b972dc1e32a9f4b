"use client";

import { useEffect, useEffectEvent } from "react";
import { painted } from "../lazy/painted";

/**
 * The browser's Back closes what lies over the page, and stays on it. Each overlay needs an entry of the history for that,
 * which is left behind when it is closed otherwise: taking it away would be a step of its own, that overtakes a link
 * pressed meanwhile. Back steps over such an entry.
 */

/** What closes each open overlay; the topmost is last. */
const open: (() => void)[] = [];
/** Keys of the entries made for overlays. */
const made = new Set<string>();
let lastLeft: string | undefined;
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
  listen();
  if (isReserved(window.history.state)) return;
  window.history.pushState({ overlay: true }, "");
  remember();
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  if (isReserved(window.history.state)) remember();
  getNavigation()?.addEventListener("currententrychange", ({ from }) => {
    lastLeft = from.key;
  });
  // Before the router, for which this is no step.
  window.addEventListener("popstate", step, { capture: true });
}

function step(event: PopStateEvent): void {
  const close = open.at(-1);
  if (close) {
    event.stopImmediatePropagation();
    close();
    void painted().then(() => isOverlayOpen() && reserve());
  } else if (lastLeft && made.has(lastLeft) && !isReserved(event.state)) {
    event.stopImmediatePropagation();
    made.delete(lastLeft);
    window.history.back();
  }
}

function remember(): void {
  const key = getNavigation()?.currentEntry?.key;
  if (key) made.add(key);
}

function isReserved(state: unknown): boolean {
  return typeof state === "object" && state !== null && "overlay" in state;
}

/** Not every browser has it. */
function getNavigation(): Navigation | undefined {
  return (window as { navigation?: Navigation }).navigation;
}
