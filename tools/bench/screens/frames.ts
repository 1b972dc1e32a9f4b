import type { Page } from "@playwright/test";

/** Frames that were due, and those of them that were dropped. */
export type Frames = { frames: number; dropped: number };

/** Headless browsers draw sixty frames a second, whatever the display. */
const interval = 1_000 / 60;
/** A longer gap between two frames means that one was dropped. */
const late = 1.5 * interval;

type Recorded = { frameTimes?: number[] };

/** Pixels, and pixels per second: as fast as a finger. */
const gesture = { distance: 9_000, speed: 3_000 };

/**
 * Scrolls the element at `x` and `y` by the wheel, since synthetic touch does not scroll lists inside a page. Frames
 * are counted by the page's animation frames: scrolling itself may go on while the page is late, but its new content
 * would not appear.
 */
export async function scrollBy(page: Page, { x, y }: { x: number; y: number }): Promise<Frames> {
  const session = await page.context().newCDPSession(page);
  await page.evaluate(() => {
    const times: number[] = [];
    (window as Recorded).frameTimes = times;
    const frames = {
      take(time: number) {
        times.push(time);
        requestAnimationFrame(frames.take);
      },
    };
    requestAnimationFrame(frames.take);
  });
  await session.send("Input.synthesizeScrollGesture", {
    x,
    y,
    yDistance: -gesture.distance,
    speed: gesture.speed,
    preventFling: true,
    gestureSourceType: "mouse",
  });
  const times = await page.evaluate(() => (window as Recorded).frameTimes ?? []);
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time));
  const dropped = gaps.filter((gap) => gap > late).reduce((sum, gap) => sum + Math.round(gap / interval) - 1, 0);
  return { frames: gaps.length + dropped, dropped };
}
