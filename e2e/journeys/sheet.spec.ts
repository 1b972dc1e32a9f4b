import * as paths from "@/lib/paths";
import { expect, openAs, test } from "../test";
import { slowDown } from "../throttle";

test("a sheet with something typed outlasts Escape, a tap beside it, Back and a reload", async ({ page, owner }) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 800 });
  await openAs(page, owner.api, paths.dashboard);
  await slowDown(page);
  await page.goto(paths.videos);
  const add = page.getByRole("button", { name: "Add video" }).first();
  const sheet = page.getByRole("dialog", { name: "Add new video" });
  const question = page.getByRole("alertdialog", { name: "Close without saving?" });
  const title = sheet.getByLabel("Video title");
  const stay = async () => {
    await question.getByRole("button", { name: "Stay" }).click();
    await expect(question).toBeHidden();
    await expect(title).toHaveValue("Making of a lamp");
  };

  await add.click();
  await title.fill("Making of a lamp");
  await page.keyboard.press("Escape");
  await stay();
  await page.mouse.click(180, 40);
  await stay();
  await sheet.getByRole("button", { name: "Close" }).click();
  await stay();
  await page.goBack();
  await stay();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(title).toHaveValue("Making of a lamp");
  expect(new URL(page.url()).pathname).toBe(paths.videos);

  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Close" }).click();
  await expect(sheet).toBeHidden();
  await add.click();
  await expect(title).toHaveValue("Making of a lamp");
  await expect(sheet.getByText("We kept what you typed.")).toBeVisible();

  await page.reload();
  await expect(title).toHaveValue("Making of a lamp");
  await sheet.getByRole("button", { name: "Cancel" }).click();
  await expect(sheet).toBeHidden();
  await add.click();
  await expect(title).toHaveValue("");
  await page.goBack();
  await expect(sheet).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(paths.videos);
});

test("Back closes a sheet without a word while nothing is typed", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Videos" }).click();
  const add = page.getByRole("button", { name: "Add video" }).first();
  const sheet = page.getByRole("dialog", { name: "Add new video" });
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await add.click();
    await expect(sheet.getByLabel("Video title")).toBeVisible();
    await close();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { name: "My Videos" })).toBeVisible();
  }
  // A sheet closed by Escape leaves no history entry.
  await page.goBack();
  await expect(page).toHaveURL(/\/dashboard$/);
});
