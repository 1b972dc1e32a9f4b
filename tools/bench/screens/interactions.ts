import type { Page } from "@playwright/test";

/** From an input to the next paint, and its parts, in milliseconds; browsers round the total to steps of eight. */
export type Interaction = { duration: number; delay: number; work: number; drawing: number };

type Recorded = { interactions: Interaction[] };

/** Browsers do not report shorter interactions. */
const shortest = 16;
/** Long enough for a paint to happen and be reported. */
const settling = 300;

/** Records the interactions in each document of a page. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    const interactions: Interaction[] = [];
    Object.assign(window, { interactions });
    // TypeScript's type lacks `durationThreshold`.
    const kind: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold };
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[])
        if (event.interactionId > 0)
          interactions.push({
            duration: event.duration,
            delay: event.processingStart - event.startTime,
            work: event.processingEnd - event.processingStart,
            drawing: event.startTime + event.duration - event.processingEnd,
          });
    }).observe(kind);
  }, shortest);
}

/** The slowest interaction during `act`, with real input. @throws an Error if there was no input */
export async function timeInteraction(page: Page, act: (page: Page) => Promise<void>): Promise<Interaction> {
  const before = await readInputs(page);
  await act(page);
  await page.waitForTimeout(settling);
  const after = await readInputs(page);
  if (after.count === before.count) throw new Error(`${page.url()} has seen no input`);
  const slowest = after.interactions
    .slice(before.interactions.length)
    .sort((a, b) => b.duration - a.duration)
    .at(0);
  return slowest ?? { duration: shortest, delay: 0, work: 0, drawing: shortest };
}

/** `count` includes inputs that were too fast to be reported. */
function readInputs(page: Page): Promise<{ interactions: Interaction[]; count: number }> {
  return page.evaluate(() => {
    const { eventCounts } = performance;
    const count = (eventCounts.get("pointerup") ?? 0) + (eventCounts.get("keydown") ?? 0);
    return { interactions: (window as unknown as Recorded).interactions, count };
  });
}
