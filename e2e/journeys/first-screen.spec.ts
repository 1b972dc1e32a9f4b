import type { Locator, Page } from "@playwright/test";
import { drawBanner, drawLogo, drawProduct } from "@/provider/seed/drawings";
import { atLength } from "../../tests/at-length";
import type { ApiUser } from "../api-user";
import { addBanner, addDocument, addProduct, saveProfile } from "../company";
import { expect, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const wide = { viewport: { width: 1280, height: 800 } };
const tagline = "Terracotta vases and brass lamps, made by hand";
const actions = ["Save to Contacts", "Save Card", "Share"];

async function fillCard(api: ApiUser, template_choice: string): Promise<void> {
  const png = async (bytes: Promise<Uint8Array>) =>
    new File([new Uint8Array(await bytes)], "picture.png", { type: "image/png" });
  const about_us = "Every piece is thrown to order by people we know by name. ".repeat(8).trim();
  const address = "14 Flower Market Road, Mumbai";
  await saveProfile(api, { template_choice, tagline, about_us, address, logo: await png(drawLogo()) });
  await addBanner(api, { image: await png(drawBanner()) });
  for (const name of ["Catalogue", "Care guide"]) await addDocument(api, name);
  for (const name of ["Vase", "Lamp", "Bowl"]) await addProduct(api, { name, image: await png(drawProduct("vase")) });
}

const reachBar = (page: Page) => page.getByRole("navigation", { name: "Call or chat", includeHidden: true });

async function boxOf(found: Locator) {
  const box = await found.boundingBox();
  if (!box) throw new Error("Nothing is seen of it");
  return { top: Math.round(box.y), bottom: Math.round(box.y + box.height), right: Math.round(box.x + box.width) };
}

for (const template_choice of atLength(["1", "2", "3", "4"], ["2"]))
  test(`template ${template_choice} says who, what and how on the first screen, and shows its goods soon`, async ({
    owner,
    newVisitor,
  }) => {
    await fillCard(owner.api, template_choice);
    const page = await newVisitor(phone);
    await page.goto(`/${owner.slug}`, { waitUntil: "networkidle" });

    await expect(page.getByText(tagline)).toBeInViewport();
    await expect(page.getByRole("link", { name: "+91 98765 43210" })).toHaveAttribute("href", "tel:+919876543210");
    const tops = await Promise.all(
      actions.map(async (text) => (await boxOf(page.getByText(text, { exact: true }))).top),
    );
    expect(new Set(tops).size).toBeLessThanOrEqual(2);
    expect((await boxOf(page.getByRole("region", { name: "Products" }))).top).toBeLessThanOrEqual(1_200);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    // The bar appears once the tiles with the same links have left the screen.
    const bar = reachBar(page);
    await expect(bar).toBeHidden();
    for (const part of [0.3, 0.6]) {
      await page.evaluate((share) => scrollTo({ top: share * document.body.scrollHeight, behavior: "instant" }), part);
      await expect(bar).toBeVisible();
      expect([part, (await boxOf(bar)).bottom]).toEqual([part, 800]);
    }
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    const footer = await boxOf(page.getByRole("contentinfo"));
    expect(footer.bottom).toBeLessThanOrEqual(800);
    expect((await boxOf(bar)).bottom).toBeLessThanOrEqual(footer.top);

    await page.emulateMedia({ media: "print" });
    await expect(bar).toBeHidden();
    const computer = await newVisitor(wide);
    await computer.goto(`/${owner.slug}`);
    await computer.evaluate(() => scrollTo({ top: 1_000, behavior: "instant" }));
    await expect(reachBar(computer)).toBeHidden();
  });

test("without a number there is no bar, and a long address ends in dots on one line", async ({
  adminUser,
  newVisitor,
}) => {
  const email = `the.secretary.of.the.association.${Date.now()}@hand-woven-textile-exporters.example.com`;
  const { slug } = await adminUser.createClient({ phone: "", email });
  const page = await newVisitor(phone);
  await page.goto(`/${slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(reachBar(page)).toHaveCount(0);
  const link = page.getByRole("link", { name: email });
  const { top, bottom, right } = await boxOf(link);
  expect([bottom - top, right <= 360]).toEqual([34, true]);
  expect(await link.evaluate((one) => [getComputedStyle(one).textOverflow, one.scrollWidth > one.clientWidth])).toEqual(
    ["ellipsis", true],
  );
});

test("a form, a sheet and the keyboard's place are never behind the bar", async ({ owner, newVisitor }) => {
  await fillCard(owner.api, "1");
  const page = await newVisitor(phone);
  await page.goto(`/${owner.slug}`);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share this card" });
  await expect(sheet.getByRole("heading")).toBeFocused();
  await expect(sheet).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "Share", exact: true })).toBeFocused();

  await page.getByRole("link", { name: "Add Vase" }).click();
  const basket = page.getByRole("link", { name: /View basket/ });
  expect((await boxOf(basket)).bottom).toBeLessThanOrEqual((await boxOf(reachBar(page))).top);
  await basket.click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 1 })).toBeFocused();
});
