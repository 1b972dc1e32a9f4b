import { addProduct } from "../company";
import { bar, testFirstJob } from "../five-jobs";
import { expect, openAs, test } from "../test";

test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

testFirstJob();

test("the bar leads everywhere, lies over nothing and gives way to the keyboard", async ({ page, owner }) => {
  await addProduct(owner.api);
  await openAs(page, owner.api, "/dashboard");
  const links = bar(page).getByRole("link");
  await expect(links).toHaveText(["Dashboard", "Profile", "Products", "Enquiries", "Share"]);
  for (const link of await links.all()) {
    const { width, height } = (await link.boundingBox()) ?? { width: 0, height: 0 };
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await links.filter({ hasText: "Products" }).tap();
  await expect(links.filter({ hasText: "Products" })).toHaveAttribute("aria-current", "page");
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const last = await page.getByRole("main").evaluate((main) => main.getBoundingClientRect().bottom);
  expect(last).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0);

  await page.getByRole("searchbox").focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("searchbox").blur();
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
});

test("the menu keeps the page behind out of reach, and gives focus back to its button", async ({ page, owner }) => {
  await openAs(page, owner.api, "/dashboard");
  const button = page.getByRole("button", { name: "Open sidebar" });
  const menu = page.getByRole("dialog", { name: "Menu" });
  for (const leave of ["Escape", "Close sidebar"]) {
    await button.tap();
    await expect.poll(() => menu.evaluate((dialog) => dialog.matches(":modal"))).toBe(true);
    await expect(menu.getByRole("link").first()).toBeFocused();
    if (leave === "Escape") await page.keyboard.press(leave);
    else await menu.getByRole("button", { name: leave }).tap();
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
  }

  await button.tap();
  await menu.getByRole("link", { name: "Analytics" }).tap();
  await expect(page.getByRole("heading", { level: 1, name: "Analytics" })).toBeVisible();
  await expect(menu).toBeHidden();
});
