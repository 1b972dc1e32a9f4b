import type { Page } from "@playwright/test";

/** Chooses from a row's menu. */
export async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}
