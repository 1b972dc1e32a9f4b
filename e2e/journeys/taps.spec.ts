import { addProduct } from "../company";
import { bar, testFiveJobs } from "../five-jobs";
import { expect, openAs, test } from "../test";

testFiveJobs({ firstScreen: true });

test("the bar leads everywhere, lies over nothing and gives way to the keyboard", async ({ page, owner }) => {
  await addProduct(owner.api);
  await openAs(page, owner.api, "/dashboard");
  const links = bar(page).getByRole("link");
  await expect(links).toHaveText(["Home", "Card", "Products", "Inbox", "Share"]);
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
