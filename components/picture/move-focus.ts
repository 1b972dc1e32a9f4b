import type { Focus } from "@/lib/contract/content/focus";

type Box = { left: number; top: number; width: number; height: number };

/** Percent per arrow key; with Shift the large step. */
const steps = { small: 2, large: 10 };

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focus for a point on screen, clamped to the picture in `box`. */
export function focusAt(point: { clientX: number; clientY: number }, { left, top, width, height }: Box): Focus {
  return {
    x: toShare(((point.clientX - left) / width) * 100),
    y: toShare(((point.clientY - top) / height) * 100),
  };
}

/** Null for other keys. */
export function focusAfter({ key, shiftKey }: { key: string; shiftKey: boolean }, { x, y }: Focus): Focus | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const step = shiftKey ? steps.large : steps.small;
  return { x: toShare(x + arrow[0] * step), y: toShare(y + arrow[1] * step) };
}

/** A whole percent; the middle if the box is empty. */
function toShare(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 50;
}
