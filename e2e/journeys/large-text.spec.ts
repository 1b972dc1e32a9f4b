import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { addProduct, saveProfile } from "../company";
import { findWindowless } from "../find-browser";
import { testFiveJobs } from "../five-jobs";
import { launchOptions } from "../launch-options";
import { expect, openAs, test } from "../test";

/** Whose browser writes twice as large, in rooms of the same width. */
test.use({ launchOptions: launchOptions(findWindowless(), "--blink-settings=defaultFontSize=32") });

testFiveJobs({ firstScreen: false });

test("pages for visitors grow no wider than the phone", async ({ page, owner }) => {
  const open = async (path: string) => {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(360);
  };
  for (const path of ["/", "/demo", "/signup", "/login", "/policies/privacy"]) await open(path);
  await addProduct(owner.api);
  for (const template_choice of templateChoices) {
    await saveProfile(owner.api, { template_choice, tagline: "Vegetarianisches Lebensmittelfachgeschäft" });
    await open(`/${owner.slug}`);
  }
  await open(`/${owner.slug}/review`);
});

test("the rooms of the profile have a row of their own, and what is sought covers none", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.profileRoom("payment"));
  const rooms = page.getByRole("navigation", { name: "Profile" });
  await expect(rooms.getByRole("link", { name: "Payment" })).toBeInViewport({ ratio: 1 });
  const search = page.getByRole("searchbox", { name: "Find a field" });
  await search.tap();
  const [row, field] = await Promise.all([rooms.boundingBox(), search.boundingBox()]);
  expect(row?.y).toBeGreaterThanOrEqual(Number(field?.y) + Number(field?.height));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
