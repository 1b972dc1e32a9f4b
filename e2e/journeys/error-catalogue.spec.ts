import { paths } from "@/lib/paths";
import { expect, openAs, test } from "../test";

test("an unknown page of the dashboard says so within its frame", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  expect((await page.goto(`${paths.dashboard}/nothing`))?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
