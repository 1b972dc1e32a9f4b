import type { Page } from "@playwright/test";

type Recorded = { largestPaint?: number };

/** Has each document of a page keep the time of its largest paint so far. */
export async function recordLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      (window as Recorded).largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Milliseconds from the beginning of the navigation to it. @throws where nothing was painted */
export async function readLargestPaint(page: Page): Promise<number> {
  const time = await page.evaluate(() => (window as Recorded).largestPaint);
  if (time === undefined) throw new Error(`${page.url()} has painted nothing`);
  return time;
}
