import type { Focus } from "@/lib/contract/content/focus";

type Box = { left: number; top: number; width: number; height: number };

/** How far an arrow key moves the focus, in percent; with Shift the larger one. */
const steps = { small: 2, large: 10 };

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The focus at a point of the screen, for a picture that is shown whole in `box`; at its edge for a point beside it. */
export function focusAt(point: { clientX: number; clientY: number }, { left, top, width, height }: Box): Focus {
  return {
    x: toShare(((point.clientX - left) / width) * 100),
    y: toShare(((point.clientY - top) / height) * 100),
  };
}

/** The focus after a key; null for a key that moves nothing. */
export function focusAfter({ key, shiftKey }: { key: string; shiftKey: boolean }, { x, y }: Focus): Focus | null {
  const arrow = arrows[key];
  if (!arrow) return null;
  const step = shiftKey ? steps.large : steps.small;
  return { x: toShare(x + arrow[0] * step), y: toShare(y + arrow[1] * step) };
}

/** A whole percent; the middle where there is nothing to measure. */
function toShare(percent: number): number {
  return Number.isFinite(percent) ? Math.min(100, Math.max(0, Math.round(percent))) : 50;
}
