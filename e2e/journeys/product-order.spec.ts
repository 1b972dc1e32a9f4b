import * as paths from "@/lib/paths";
import { pngFile } from "../../tests/contract/files";
import { expect, openAs, test } from "../test";

test("a client orders products by keyboard and by menu, and the card follows at once", async ({ page, owner }) => {
  for (const name of ["Apple", "Banana", "Cherry"]) {
    const form = new FormData();
    form.set("name", name);
    form.set("image", await pngFile());
    await owner.api.call("POST", "/client/products/", form);
  }
  await page.goto(paths.card(owner));
  await expect(page.locator(".product h3")).toHaveText(["Apple", "Banana", "Cherry"]);

  await openAs(page, owner.api, paths.products);
  const names = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(names).toHaveText(["Cherry", "Banana", "Apple"]);
  await page.getByRole("button", { name: "Change order" }).click();
  await expect(page.getByRole("button", { name: "Done" })).toBeFocused();
  await expect(names).toHaveText(["Apple", "Banana", "Cherry"]);
  await expect(page.getByRole("button", { name: "Drag Apple" })).toBeVisible();
  const saved = () => page.waitForResponse((response) => response.url().endsWith("/client/products/order/"));

  let answer = saved();
  await page.getByRole("button", { name: "Move Cherry" }).click();
  await page.getByRole("menuitem", { name: "Move up" }).click();
  expect((await answer).status()).toBe(200);
  await expect(names).toHaveText(["Apple", "Cherry", "Banana"]);
  // The menu returns the focus after its fade, and would take it from whatever has it then.
  await expect(page.getByRole("button", { name: "Move Cherry" })).toBeFocused();

  answer = saved();
  await page.getByRole("button", { name: "Drag Apple" }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Apple is over place 1 of 3")).toBeAttached();
  // The library adds its key listener in a timeout; a test would press the key too early.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText("Apple is over place 2 of 3")).toBeAttached();
  await page.keyboard.press("Space");
  expect((await answer).status()).toBe(200);
  await expect(names).toHaveText(["Cherry", "Apple", "Banana"]);
  await page.goBack();
  await expect(page.getByRole("button", { name: "Change order" })).toBeFocused();
  await expect(names).toHaveText(["Cherry", "Banana", "Apple"]);

  await page.goto(paths.card(owner));
  await expect(page.locator(".product h3")).toHaveText(["Cherry", "Apple", "Banana"]);
});
