import type { Locator } from "@playwright/test";
import * as paths from "@/lib/paths";
import { addProduct, askForAppointment, giveAppointments } from "../company";
import { openScreen } from "../open-screen";
import { administratorScreens } from "../screens";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

const heightsOf = (rows: Locator) =>
  rows.evaluateAll((all) => all.map((row) => Math.round(row.getBoundingClientRect().height)));

/** Buttons and links that are drawn in the one strong colour. */
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

test("on a phone a product takes a row of 64 pixels, whatever it is called", async ({ owner: { api }, newVisitor }) => {
  await addProduct(api);
  await addProduct(api, { name: "Donaudampfschifffahrtselektrizitätenhauptwerk", price: "9999999999.99" });
  await addProduct(api, { name: "बनारसी साड़ी, हाथ से बुनी हुई, शादी के लिए", category: "साड़ी", unit: "एक नग" });
  const page = await newVisitor(phone);
  await openAs(page, api, paths.products);
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  expect(await heightsOf(rows.locator("> div:first-child"))).toEqual([64, 64, 64]);
  // The list begins in the upper half of the screen.
  const first = await rows.first().boundingBox();
  expect(first?.y).toBeLessThan(400);
  expect(await filledIn(page.getByRole("main"))).toEqual(["Create Product"]);
  await page.getByRole("button", { name: "Change order" }).click();
  await expect(page.getByRole("button", { name: /^Drag/ })).toHaveCount(3);
  expect(await heightsOf(rows.locator("> div:first-child"))).toEqual([64, 64, 64]);
});

test("on a phone an appointment is short, with one thing to do", async ({ site, owner, newVisitor }) => {
  await giveAppointments(owner.api);
  await askForAppointment(site.url, owner.slug, "Asha Rao");
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.appointments);
  const row = page.getByRole("main").getByRole("listitem").filter({ hasText: "Asha Rao" });
  await expect(row.getByRole("button", { name: "Confirm Asha Rao" })).toBeVisible();
  expect(Math.max(...(await heightsOf(row)))).toBeLessThanOrEqual(140);
  expect(await filledIn(page.getByRole("main"))).toEqual(["Confirm"]);
  // With its settings folded the whole screen is one screenful.
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(800);
  await row.getByRole("button", { name: "More for Asha Rao" }).click();
  await expect(page.getByRole("menuitem")).toHaveText([/^Inform on WhatsApp/, "Call", "Message", "Decline"]);
});

test("on a phone the account has one filled button and short sections", async ({ owner: { api }, newVisitor }) => {
  const page = await newVisitor(phone);
  await openAs(page, api, paths.account);
  await openScreen(page, { name: "account", path: paths.account });
  expect(await filledIn(page.getByRole("main"))).toEqual(["Edit Profile"]);
  const heights = await heightsOf(page.getByRole("main").getByRole("region"));
  expect(Math.max(...heights)).toBeLessThanOrEqual(300);
});

test("on a phone clients are imported in four steps, and none grows longer", async ({ adminUser, newVisitor }) => {
  const page = await newVisitor(phone);
  await openAs(page, adminUser, paths.importClients);
  const screens = administratorScreens(0);
  for (const [name, step, most] of [
    ["import", "1. File", 800],
    ["import-preview", "2. Check", 1010],
    ["import-done", "4. Result", 880],
  ] as const) {
    const screen = screens.find((one) => one.name === name);
    if (screen) await openScreen(page, screen);
    await expect(page.getByRole("list", { name: "Steps" }).locator("[aria-current=step]")).toHaveText(step);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect({ name, height, isShort: height <= most }).toEqual({ name, height, isShort: true });
  }
});
