import type { Page } from "@playwright/test";

/** Waits for animations to end, except endless and scroll-driven ones. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = ({ timeline, effect }: Animation) =>
      timeline === document.timeline && effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY;
    const ending = document.getAnimations().filter(isEnding);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
}
