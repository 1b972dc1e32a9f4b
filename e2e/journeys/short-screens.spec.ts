import type { Locator, Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { english } from "../../tests/english";
import { buildHours, shopWeek } from "../../tests/lib/card/build-hours";
import { addProduct, askForAppointment, giveAppointments, saveProfile } from "../company";
import { openScreen } from "../open-screen";
import { administratorScreens } from "../screens";
import { standStill } from "../stand-still";
import { expect, openAs, test } from "../test";

/** Screens stay short on a small phone: these heights are limits. */
test.use({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });

test("a product takes a row of 64 pixels, whatever it is called", async ({ owner: { api }, page }) => {
  await addProduct(api);
  await addProduct(api, { name: "Donaudampfschifffahrtselektrizitätenhauptwerk", price: "9999999999.99" });
  await addProduct(api, { name: "बनारसी साड़ी, हाथ से बुनी हुई, शादी के लिए", category: "साड़ी", unit: "एक नग" });
  await openAs(page, api, paths.products);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  expect(await heightsOf(rows.locator("> div:first-child"))).toEqual([64, 64, 64]);
  // The list begins in the upper half of the screen.
  const first = await rows.first().boundingBox();
  expect(first?.y).toBeLessThan(400);
  expect(await filledIn(page.getByRole("main"))).toEqual(["Create product"]);
  await page.getByRole("button", { name: "Change order" }).click();
  await expect(page.getByRole("button", { name: /^Drag/ })).toHaveCount(3);
  expect(await heightsOf(rows.locator("> div:first-child"))).toEqual([64, 64, 64]);
});

test("an appointment is short, with one thing to do", async ({ site, owner, page }) => {
  await giveAppointments(owner.api);
  await askForAppointment(site.url, owner.slug, "Asha Rao");
  await openAs(page, owner.api, paths.appointments);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Asha Rao" });
  await expect(row.getByRole("button", { name: "Confirm Asha Rao" })).toBeVisible();
  expect(Math.max(...(await heightsOf(row)))).toBeLessThanOrEqual(140);
  expect(await filledIn(page.getByRole("main"))).toEqual(["Confirm"]);
  // With the settings folded, everything fits on one screen.
  expect(await heightOf(page)).toBeLessThanOrEqual(800);
  await row.getByRole("button", { name: "More for Asha Rao" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([/^Inform on WhatsApp/, "Call", "Message", "Decline"]);
});

test("the account has one filled button and short sections", async ({ owner: { api }, page }) => {
  await openAs(page, api, paths.account);
  await openScreen(page, { name: "account", path: paths.account });
  expect(await filledIn(page.getByRole("main"))).toEqual(["Edit Profile"]);
  const heights = await heightsOf(page.getByRole("main").getByRole("region"));
  expect(Math.max(...heights)).toBeLessThanOrEqual(300);
});

test("clients are imported in four steps, and none grows longer", async ({ adminUser, page }) => {
  await openAs(page, adminUser, paths.importClients);
  const screens = administratorScreens(english, 0);
  for (const [name, step, most] of [
    ["import", "1. File", 800],
    ["import-preview", "2. Check", 1060],
    ["import-done", "4. Result", 890],
  ] as const) {
    const screen = screens.find((one) => one.name === name);
    if (screen) await openScreen(page, screen);
    await expect(page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]")).toHaveText(step);
    const height = await heightOf(page);
    expect({ name, height, isShort: height <= most }).toEqual({ name, height, isShort: true });
  }
});

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

  // Only its icon until it is focused.
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
  // No time is cut off.
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
    await expect(page.frameLocator(`iframe[title="Design ${choice}"]`).locator("h1")).toHaveText(
      new RegExp(owner.company_name, "i"),
    );
  expect(await heightOf(page)).toBeLessThanOrEqual(1_200);
  expect(await widthOf(page)).toBe(360);
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** The height from the dashboard's bar to the open room. */
function headerHeight(page: Page): Promise<number> {
  return page.evaluate(() => {
    const room = [...document.querySelectorAll("[data-room]")].find((one) => !one.hasAttribute("hidden"));
    const bar = document.querySelector("header");
    return Number(room?.getBoundingClientRect().top) - Number(bar?.getBoundingClientRect().bottom);
  });
}

const heightsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));

/** Buttons and links in the primary colour. */
const filledIn = (part: Locator) =>
  part.locator("a, button").evaluateAll((all) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = "var(--primary)";
    document.body.append(probe);
    const strong = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const isFilled = (one: Element) =>
      getComputedStyle(one).backgroundColor === strong && one.role !== "switch" && one.checkVisibility();
    return all.filter(isFilled).map(({ textContent }) => textContent);
  });
