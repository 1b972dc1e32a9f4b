"use client";

import { type ComponentProps, useLayoutEffect } from "react";
import { holdPage } from "./hold-page";

/**
 * Dims the page behind a modal and keeps it from scrolling. The library's own does so by a style sheet, for which a slow
 * phone styles all of the page anew.
 */
export function Backdrop({ isOpen, ...props }: ComponentProps<"div"> & { isOpen: boolean }) {
  useLayoutEffect(holdPage, []);
  return (
    <div
      data-state={isOpen ? "open" : "closed"}
      className="pointer-events-auto fixed inset-0 z-50 touch-none bg-black/50 data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out"
      {...props}
    />
  );
}
