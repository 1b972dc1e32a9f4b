import * as paths from "@/lib/paths";
import { addProduct } from "../company";
import { choose } from "../row-menu";
import { expect, openAs, test } from "../test";

test("behind a modal the page stays where it is; after it, it scrolls as before", async ({ page, owner }) => {
  await page.setViewportSize({ width: 1280, height: 320 });
  await openAs(page, owner.api, paths.documents);
  const button = page.getByRole("button", { name: "Upload document" }).first();
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  const scroll = async (by: number) => {
    await page.mouse.move(10, 160);
    await page.mouse.wheel(0, by);
    // Two frames, in which scrolling would begin.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return page.evaluate(() => window.scrollY);
  };

  await button.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Document name")).toBeVisible();
  expect(await scroll(200)).toBe(before);
  expect(await scroll(-200)).toBe(before);
  await page.mouse.click(10, 160);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main")).toBeVisible();
  await expect.poll(() => scroll(before > 0 ? -200 : 200)).not.toBe(before);
});

test("a name of one long word is broken where a modal tells it", async ({ page, owner }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const name = "Donaudampfschifffahrtselektrizitätenhauptwerk";
  await addProduct(owner.api, { name });
  await openAs(page, owner.api, paths.products);
  await choose(page, name, "Delete");
  const title = page.getByRole("alertdialog").getByRole("heading", { name });
  await expect(title).toBeVisible();
  expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
