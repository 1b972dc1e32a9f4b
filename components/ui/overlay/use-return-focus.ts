"use client";

import { useRef } from "react";

/**
 * For dialogs that are opened by state and not by a trigger of their own: closing gives focus back to the control that
 * had it. When that control is gone (the deleted row's button), the page's main part takes it.
 */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = menuTriggerOf(document.activeElement) ?? document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      const target = opener.current?.isConnected ? opener.current : document.querySelector("main");
      if (!(target instanceof HTMLElement) || target === document.body) return;
      event.preventDefault();
      target.focus({ preventScroll: true });
    },
  };
}

/** A menu closes as soon as an item is chosen, so its item cannot be returned to. */
function menuTriggerOf(element: Element | null): Element | null {
  const label = element?.closest("[role=menu]")?.getAttribute("aria-labelledby");
  return label ? document.getElementById(label) : null;
}
