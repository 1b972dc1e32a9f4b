import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/profile-basics";
import * as paths from "@/lib/paths";
import { buildHours, shopWeek } from "../../tests/lib/card/build-hours";
import { saveProfile } from "../company";
import { standStill } from "../open-screen";
import { expect, openAs, test } from "../test";

/** The screens of a small phone stay short: these heights are promises. */
test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

test("the whole menu is in sight, under its headings", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("button", { name: "Open sidebar" }).tap();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: "Appointments" })).toBeVisible();
  await standStill(page);
  for (const name of ["Card", "Customers", "Results"]) await expect(menu.getByRole("list", { name })).toBeVisible();
  for (const name of ["Dashboard", "Analytics", "View my card"])
    await expect(menu.getByRole("link", { name })).toBeInViewport({ ratio: 1 });
});

test("a profile's rooms begin near the top, and each is a swipe and a tap away", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.profileRoom("payment"));
  const rooms = page.getByRole("navigation", { name: "Profile" });
  await expect(rooms.getByRole("link", { name: "Payment" })).toBeInViewport({ ratio: 1 });
  expect(await headerHeight(page)).toBeLessThanOrEqual(140);
  await page.getByRole("button", { name: "Edit Profile" }).tap();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeVisible();
  expect(await headerHeight(page)).toBeLessThanOrEqual(140);

  // Its picture alone until it is entered.
  const search = page.getByRole("searchbox", { name: "Find a field" });
  expect((await search.boundingBox())?.width).toBe(44);
  await search.tap();
  expect((await search.boundingBox())?.width).toBeGreaterThan(300);
  await search.fill("slogan");
  await page.getByRole("button", { name: /What you sell, in one line/ }).tap();
  await expect(page.getByRole("textbox", { name: "What you sell, in one line" })).toBeFocused();
  expect((await search.boundingBox())?.width).toBe(44);
  expect(await widthOf(page)).toBe(360);
});

test("a week's hours fit on little more than a screen", async ({ page, owner }) => {
  await saveProfile(owner.api, { opening_hours: JSON.stringify(buildHours(shopWeek)) });
  await openAs(page, owner.api, paths.profileRoom("hours"));
  await page.getByRole("button", { name: "Edit Profile" }).tap();
  const monday = page.getByRole("group", { name: "Monday", exact: true });
  await expect(monday.getByLabel("From", { exact: true })).toHaveValue("09:00");
  expect(await heightOf(page)).toBeLessThanOrEqual(900);
  // No time is cut.
  for (const time of await page.locator("input[type=time]").all())
    expect(await time.evaluate((input) => input.scrollWidth <= input.clientWidth)).toBe(true);
  await monday.getByRole("button", { name: "More for Monday" }).tap();
  await page.getByRole("menuitem", { name: "Add a break" }).tap();
  await expect(monday.getByLabel("Then from")).toHaveValue("14:00");
  expect(await widthOf(page)).toBe(360);
});

test("the designs are a strip of real cards, the styles a row", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.profileRoom("look"));
  await page.getByRole("button", { name: "Edit Profile" }).tap();
  await expect(page.getByRole("radiogroup", { name: "Style" }).getByRole("radio")).toHaveCount(5);
  for (const choice of templateChoices)
    await expect(page.frameLocator(`iframe[title="Template ${choice}"]`).locator("h1")).toHaveText(
      new RegExp(owner.company_name, "i"),
    );
  expect(await heightOf(page)).toBeLessThanOrEqual(1_200);
  expect(await widthOf(page)).toBe(360);
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** From the dashboard's bar to what is in the open room. */
function headerHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const room = [...document.querySelectorAll("[data-room]")].find((one) => !one.hasAttribute("hidden"));
    const bar = document.querySelector("header");
    return Number(room?.getBoundingClientRect().top) - Number(bar?.getBoundingClientRect().bottom);
  });
}
