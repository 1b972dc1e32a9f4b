import type { Page, Request } from "@playwright/test";
import { notificationOperations } from "@/lib/contract/notifications/operations";
import * as paths from "@/lib/paths";
import type { Screen } from "./screens";
import { standStill } from "./stand-still";

/** How long nothing may be under way until a page counts as quiet, and how long that is waited for, in milliseconds. */
const quietFor = 400;
const quietWithin = 15_000;

const streamPath = paths.api(notificationOperations.streamNotifications.path);

/** Opens a screen, and the dialog over it if any. */
export async function openScreen(page: Page, { path, press, act }: Screen): Promise<void> {
  const requests = watchRequests(page);
  await page.goto(path);
  await settle(page, requests);
  if (press) await page.getByRole(press.role, { name: press.name }).first().click();
  await act?.(page);
  if (press ?? act) await settle(page, requests);
  requests.stop();
}

/** Waits until nothing loads or moves and every picture is there, also below the fold. */
async function settle(page: Page, requests: ReturnType<typeof watchRequests>): Promise<void> {
  await requests.quiet();
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  });
  await standStill(page);
}

/**
 * Counts a page's pending requests. Playwright's "networkidle" waits for every frame, and a frame without address that
 * gets a new document while loading never becomes idle.
 */
export function watchRequests(page: Page) {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const begin = (request: Request) => {
    // Event streams never end.
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
