"use client";

import { type FocusEvent, type KeyboardEvent, type PointerEvent, useState } from "react";

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -7,
  PageUp: 7,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Which of `count` points somebody looks at, by pointer or keys; null for none. `indexAt` tells which one is so many pixels
 * from the left edge. Keys begin at the last one.
 */
export function useActive(count: number, indexAt: (across: number) => number) {
  const [chosen, setActive] = useState<number | null>(null);
  const last = count - 1;
  const active = chosen === null ? null : Math.min(chosen, last);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (event.key === "Escape") setActive(null);
    if (step === undefined) return;
    event.preventDefault();
    setActive(Math.min(Math.max((active ?? last) + step, 0), last));
  }

  function point({ clientX, currentTarget }: PointerEvent) {
    setActive(indexAt(clientX - currentTarget.getBoundingClientRect().left));
  }

  const handlers = {
    onKeyDown,
    onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setActive(last),
    onBlur: () => setActive(null),
    onPointerDown: point,
    onPointerMove: point,
    // A finger that has left the glass has not looked yet.
    onPointerLeave: ({ pointerType }: PointerEvent) => pointerType !== "touch" && setActive(null),
  };
  return [active, handlers] as const;
}
