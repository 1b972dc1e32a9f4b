import * as paths from "@/lib/paths";
import { findWindowless } from "../find-browser";
import { testFiveJobs } from "../five-jobs";
import { launchOptions } from "../launch-options";
import { expect, openAs, test } from "../test";

/** The same tasks with a default font size of 32 pixels, on the same screen width. */
test.use({ launchOptions: launchOptions(findWindowless(), "--blink-settings=defaultFontSize=32") });

testFiveJobs({ firstScreen: false });

test("the rooms of the profile have a row of their own, which the search does not cover", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.profileRoom("payment"));
  const rooms = page.getByRole("navigation", { name: "Profile" });
  await expect(rooms.getByRole("link", { name: "Payment" })).toBeInViewport({ ratio: 1 });
  const search = page.getByRole("searchbox", { name: "Find a field" });
  await search.tap();
  const [row, field] = await Promise.all([rooms.boundingBox(), search.boundingBox()]);
  expect(row?.y).toBeGreaterThanOrEqual(Number(field?.y) + Number(field?.height));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
