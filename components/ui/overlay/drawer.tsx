"use client";

import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";

type DrawerProps = {
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
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
      className="fixed inset-y-0 left-0 h-dvh max-h-none w-72 max-w-[85vw] animate-slide-out flex-col border-r border-border bg-card text-card-foreground shadow-xl transition-[display,overlay] transition-discrete duration-160 outline-none backdrop:animate-fade-out backdrop:bg-black/50 open:flex open:animate-slide-in open:backdrop:animate-fade-in"
    >
      {children}
      <button
        type="button"
        onClick={() => ref.current?.close()}
        className="absolute top-2.5 right-2 grid size-11 cursor-pointer place-items-center rounded-md text-muted-foreground transition-colors hover:bg-accent hover:text-foreground focus-ring"
      >
        <X aria-hidden="true" className="size-4" />
        <span className="sr-only">{closeLabel}</span>
      </button>
    </dialog>
  );
}
