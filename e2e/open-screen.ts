import type { Page } from "@playwright/test";
import { notificationOperations } from "@/lib/contract/operations/notifications";
import { paths } from "@/lib/paths";
import type { Screen } from "./screens";

/** Brings a signed-in page to a screen, with what stands over it. */
export async function openScreen(page: Page, { path, press, act }: Screen): Promise<void> {
  // A stream of events never ends, and nothing would be quiet.
  await refuseStream(page);
  await page.goto(path);
  await settle(page);
  if (press) await page.getByRole(press.role, { name: press.name }).first().click();
  await act?.(page);
  await settle(page);
}

/** The page hears of nothing by itself, and so not of the end of its session either. */
export async function refuseStream(page: Page): Promise<void> {
  await page.route(`**${paths.api(notificationOperations.streamNotifications.path)}`, (route) =>
    route.fulfill({ status: 204 }),
  );
}

/** Waits until nothing loads or moves any more and every picture, however far down, is there. */
async function settle(page: Page): Promise<void> {
  // A frame without address may be given a new document while it loads, and then counts as loading for ever.
  await page.waitForLoadState("networkidle", { timeout: 5_000 }).catch(() => {});
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}
