/** How far a finger has to go, in CSS pixels, to mean it. */
const leastDistance = 40;

/** Calls back with 1 when one finger is drawn towards the left, to what comes next, and with -1 towards the right. */
export function onSwipe(element: HTMLElement, run: (direction: 1 | -1) => void): void {
  let start: Touch | undefined;
  element.addEventListener(
    "touchstart",
    ({ touches }) => {
      start = touches.length === 1 ? touches[0] : undefined;
    },
    { passive: true },
  );
  element.addEventListener("touchend", ({ changedTouches: [end] }) => {
    if (!start || !end) return;
    const [x, y] = [end.clientX - start.clientX, end.clientY - start.clientY];
    start = undefined;
    if (Math.abs(x) >= leastDistance && Math.abs(x) > Math.abs(y)) run(x < 0 ? 1 : -1);
  });
}
