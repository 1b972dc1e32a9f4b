import type { Page, Request } from "@playwright/test";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import * as paths from "@/lib/paths";
import type { Screen } from "./screens";

/** How long nothing may be under way until a page counts as quiet, and how long that is waited for, in milliseconds. */
const quietFor = 400;
const quietWithin = 15_000;

const streamPath = paths.api(notificationOperations.streamNotifications.path);

/** Brings a signed-in page to a screen, with what stands over it. */
export async function openScreen(page: Page, { path, press, act }: Screen): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(path);
  await settle(page, requests);
  if (press) await page.getByRole(press.role, { name: press.name }).first().click();
  await act?.(page);
  await settle(page, requests);
  requests.stop();
}

/** Waits until nothing loads or moves any more and every picture, however far down, is there. */
async function settle(page: Page, requests: ReturnType<typeof watchRequests>): Promise<void> {
  await requests.quiet();
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  await standStill(page);
}

/** Waits until nothing moves any more but what never ends: what moves with the scrolling, and what pings. */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isEnding = (animation: Animation) =>
      animation.timeline === document.timeline && (animation as CSSAnimation).animationName !== "ping";
    const ending = document.getAnimations().filter(isEnding);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => {})));
  });
}

/**
 * Counts what a page has under way. Playwright's own "networkidle" waits for every frame, and one without address that
 * is given a new document while it loads counts as loading for ever.
 */
export function watchRequests(page: Page) {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const begin = (request: Request) => {
    // A stream of events never ends.
    if (new URL(request.url()).pathname === streamPath) return;
    underWay.add(request);
    lastChange = Date.now();
  };
  const end = (request: Request) => {
    underWay.delete(request);
    lastChange = Date.now();
  };
  page.on("request", begin).on("requestfinished", end).on("requestfailed", end);

  return {
    async quiet() {
      lastChange = Date.now();
      const started = lastChange;
      while (underWay.size > 0 || Date.now() - lastChange < quietFor) {
        if (Date.now() - started > quietWithin) return;
        await page.waitForTimeout(50);
      }
    },
    stop: () => page.off("request", begin).off("requestfinished", end).off("requestfailed", end),
  };
}
