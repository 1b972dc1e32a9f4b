"use client";

import { type RefObject, useEffect } from "react";

/** Centres the current item by scrolling only the row. */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, selector: string, current: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is current is found by the selector
  useEffect(() => {
    const item = row.current?.querySelector<HTMLElement>(selector);
    if (!row.current || !item) return;
    const inRow = item.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    row.current.scrollLeft += inRow - (row.current.clientWidth - item.clientWidth) / 2;
  }, [row, selector, current]);
}
