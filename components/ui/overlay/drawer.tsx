"use client";

import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { painted } from "../lazy/painted";

type DrawerProps = {
  /** For `openDrawer` and `closeDrawer`. */
  ref: RefObject<HTMLDialogElement | null>;
  label: string;
  closeLabel: string;
  children: ReactNode;
};

/**
 * A drawer from the left edge. As the browser's own dialog it keeps focus and screen readers inside without changing
 * the page around it, so that a slow phone shows it at the tap.
 */
export function Drawer({ ref, label, closeLabel, children }: DrawerProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop closes it, and so does Escape by itself
    <dialog
      ref={ref}
      aria-label={label}
      onClick={({ target, currentTarget }) => target === currentTarget && closeDrawer(currentTarget)}
      className="fixed inset-y-0 left-0 h-dvh max-h-none w-72 max-w-[85vw] animate-slide-out flex-col border-r border-border bg-card text-card-foreground shadow-xl transition-[display,overlay] transition-discrete duration-160 outline-none backdrop:animate-fade-out backdrop:bg-black/50 open:flex open:animate-slide-in open:backdrop:animate-fade-in"
    >
      {children}
      <button
        type="button"
        onClick={() => ref.current && closeDrawer(ref.current)}
        className="absolute top-2.5 right-2 grid size-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-ring"
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </dialog>
  );
}

/**
 * Shows it over the page at once, and makes it a modal when that has been seen: for a page behind to be out of reach, all of
 * it is styled anew, which takes a slow phone longer than the drawer.
 */
export async function openDrawer(drawer: HTMLDialogElement): Promise<void> {
  if (drawer.open || isShown(drawer)) return;
  if ("showPopover" in drawer) {
    const opener = document.activeElement;
    drawer.popover = "manual";
    drawer.showPopover();
    await painted();
    if (!isShown(drawer)) return;
    drawer.hidePopover();
    // Where a modal finds the focus, it gives it back.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  }
  drawer.showModal();
}

export function closeDrawer(drawer: HTMLDialogElement): void {
  if (isShown(drawer)) drawer.hidePopover();
  drawer.close();
}

/** Whether it can be seen, and is no modal yet. */
function isShown(drawer: HTMLDialogElement): boolean {
  return "showPopover" in drawer && drawer.matches(":popover-open");
}
