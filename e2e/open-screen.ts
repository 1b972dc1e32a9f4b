import type { Page } from "@playwright/test";
import type { Screen } from "./screens";

/** Brings a signed-in page to a screen, with what stands over it. */
export async function openScreen(page: Page, { path, press, act }: Screen): Promise<void> {
  await page.goto(path);
  await settle(page);
  if (press) await page.getByRole(press.role, { name: press.name }).first().click();
  await act?.(page);
  await settle(page);
}

/** Waits until nothing loads or moves any more and every picture, however far down, is there. */
async function settle(page: Page): Promise<void> {
  // A frame without address may be given a new document while it loads, and then counts as loading for ever.
  await page.waitForLoadState("networkidle", { timeout: 15_000 }).catch(() => {});
  await page.evaluate(async () => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = "eager";
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {})));
  });
}
