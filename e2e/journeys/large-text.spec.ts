import { templateChoices } from "@/lib/contract/profile-basics";
import { addProduct, saveProfile } from "../company";
import { findWindowless } from "../find-browser";
import { testFiveJobs } from "../five-jobs";
import { launchOptions } from "../launch-options";
import { expect, test } from "../test";

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
