import type { Page } from "@playwright/test";

type Recorded = { largestPaint?: number };

/** Records the largest contentful paint in each document of a page. */
export async function recordLargestPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      (window as Recorded).largestPaint = list.getEntries().at(-1)?.startTime;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

/** Milliseconds from the start of the navigation to it. @throws an Error if nothing was painted */
export async function readLargestPaint(page: Page): Promise<number> {
  const time = await page.evaluate(() => (window as Recorded).largestPaint);
  if (time === undefined) throw new Error(`${page.url()} has painted nothing`);
  return time;
}
