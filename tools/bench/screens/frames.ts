import type { Page } from "@playwright/test";

/** Frames that there was time for, and those of them that did not come. */
export type Frames = { frames: number; dropped: number };

/** Of the browser, which draws sixty a second whatever the display. */
const interval = 1_000 / 60;
/** A frame that comes later than this after the one before has left one out. */
const late = 1.5 * interval;

type Recorded = { frameTimes?: number[] };

/** Pixels, and pixels a second: as quick as a finger. */
const gesture = { distance: 9_000, speed: 3_000 };

/**
 * Scrolls down what is at `x` and `y`, by the wheel, since a finger that the browser plays moves no list inside a page. Frames
 * are counted by the times at which the page is asked to draw them. Scrolling itself may go on while the page is late; what
 * comes into view then does not.
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
