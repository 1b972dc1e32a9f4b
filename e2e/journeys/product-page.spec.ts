import { productLimits } from "@/lib/contract/content/values";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import type { ApiUser } from "../api-user";
import { addProduct, toForm } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const change = (api: ApiUser, id: number, fields: Record<string, string>) =>
  api.call("PATCH", pathOf(operations.updateProduct, { id }), toForm(fields));

test("a product is opened from the card, asked about, handed on and ordered", async ({ owner, newVisitor }) => {
  const lamp = await addProduct(owner.api, { name: "Brass lamp", price: "450", old_price: "500", unit: "per piece" });
  await addProduct(owner.api, { name: "Clay vase" });
  const page = await newVisitor(phone);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) });
  });
  await page.goto(paths.card(owner));
  await page.locator("a.product-link").first().tap();
  const path = paths.product(owner, lamp);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole("heading", { level: 1, name: "Brass lamp" })).toBeVisible();
  await expect(page.locator(".price")).toHaveText(/^Price: .450(\.00)? per piece was .500(\.00)?$/);

  const link = new URL(path, page.url()).href;
  const chat = await page.getByRole("link", { name: "Ask on WhatsApp" }).getAttribute("href");
  expect(new URL(String(chat)).searchParams.get("text")).toBe(`I would like to know more about Brass lamp: ${link}`);
  await page.getByRole("button", { name: "Share this product" }).tap();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared?: { url: string } }).shared?.url))
    .toBe(`${link}?s=share`);

  await page.getByRole("link", { name: "Add Brass lamp" }).tap();
  await page.getByRole("button", { name: "One more Brass lamp" }).tap();
  await page.getByRole("link", { name: "All products" }).tap();
  await expect(page).toHaveURL(`${paths.card(owner)}#products`);
  await page.getByRole("link", { name: "Add Clay vase" }).tap();
  await expect(page.locator(".basket")).toContainText("3 items");
  await page.locator("a.product-link").first().tap();
  await expect(page.locator(".basket")).toHaveText("3 items · View basket");
  await page.locator(".basket").tap();
  await expect(page.getByLabel(/^Brass lamp/)).toHaveValue("2");
});

test("a link survives a new name of the product and of the company, and follows every change at once", async ({
  owner,
  request,
}) => {
  const lamp = await addProduct(owner.api, { name: "Brass lamp" });
  const old = paths.product(owner, lamp);
  expect((await request.get(old)).status()).toBe(200);
  await change(owner.api, lamp.id, { name: "Copper lamp" });
  const present = paths.product(owner, { id: lamp.id, slug: `copper-lamp-${lamp.id}` });
  const follow = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    return [answer.status(), new URL(answer.headers().location ?? "", "http://site.invalid").pathname];
  };
  expect(await follow(old)).toEqual([308, present]);
  expect(await follow(paths.product(owner, { id: lamp.id }))).toEqual([308, present]);
  const slug = `renamed-${owner.slug}`;
  await owner.api.call("PATCH", pathOf(operations.updateProfile), toForm({ slug }));
  expect(await follow(old)).toEqual([308, present.replace(owner.slug, slug)]);
  const page = present.replace(owner.slug, slug);
  expect(await (await request.get(page)).text()).toContain("Copper lamp");

  const sitemap = async () => (await request.get(paths.sitemapPart("products-1"))).text();
  expect(await sitemap()).toContain(page);
  await owner.api.call("PATCH", pathOf(operations.setProductStatus, { id: lamp.id }), { status: "inactive" });
  expect((await request.get(page)).status()).toBe(404);
  expect(await sitemap()).not.toContain(page);
  // Malformed paths are refused before any page is rendered.
  for (const wrong of ["copper-lamp", "0", "999999999", "%00", "..%2f"])
    expect([400, 404]).toContain((await request.get(`${paths.card({ slug })}/p/${wrong}`)).status());
  expect((await request.get(`/nobody-here/p/copper-lamp-${lamp.id}`)).status()).toBe(404);
});

test("what is sold out says so, and nobody can order it", async ({ page, owner }) => {
  const lamp = await addProduct(owner.api, { name: "Brass lamp", is_sold_out: "true" });
  await page.goto(paths.product(owner, lamp));
  await expect(page.getByText("Sold out")).toBeVisible();
  await expect(page.getByRole("link", { name: /^(Order|Add)/ })).toHaveCount(0);
  await page.goto(paths.orderOf(owner, lamp.id));
  await expect(page.getByRole("heading", { name: "Nothing can be ordered right now" })).toBeVisible();
  await change(owner.api, lamp.id, { is_sold_out: "false" });
  await page.goto(paths.product(owner, lamp));
  await expect(page.getByRole("link", { name: "Add Brass lamp" })).toBeVisible();
});

test("the page is light, has a picture for messengers, and lacks nothing without scripts", async ({
  owner,
  request,
  newVisitor,
}) => {
  const lamp = await addProduct(owner.api, { description: "Cast by hand. ".repeat(120).trim() });
  const path = paths.product(owner, lamp);
  const html = await (await request.get(path)).text();
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(30 * 1024);
  const preview = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  const picture = await request.get(String(preview));
  expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
  expect((await picture.body()).length).toBeLessThan(300_000);
  expect(html).toContain('"@type":"Product"');

  const reader = await newVisitor({ ...phone, javaScriptEnabled: false });
  await reader.goto(path);
  await expect(reader.getByRole("button")).toHaveCount(0);
  await expect(reader.getByRole("link", { name: "Order Brass lamp" })).toHaveAttribute("href", /\/order\?product=\d+$/);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("a saved card keeps its products for the way", async ({ owner, newVisitor }) => {
  const lamp = await addProduct(owner.api);
  const page = await newVisitor();
  await page.goto(paths.card(owner));
  await page.getByRole("button", { name: "Save Card" }).click();
  const isKept = () => page.evaluate(async (path) => Boolean(await caches.match(path)), paths.product(owner, lamp));
  await expect.poll(isKept).toBe(true);
  await page.context().setOffline(true);
  await page.goto(paths.product(owner, lamp));
  await expect(page.getByRole("heading", { level: 1, name: "Brass lamp" })).toBeVisible();
});

test("with many products a visitor can look for one", async ({ owner, newVisitor }) => {
  for (let number = 1; number <= productLimits.searchFrom; number++)
    await addProduct(owner.api, { name: `Lamp ${number}`, category: number % 2 ? "Brass" : "Clay" });
  const page = await newVisitor(phone);
  await page.goto(paths.card(owner));
  await expect(page.getByRole("heading", { level: 3, name: "Brass" })).toBeVisible();
  await page.getByRole("searchbox", { name: "Find a product" }).fill("lamp 12");
  await expect(page.locator(".product:visible")).toHaveText(/Lamp 12/);
});

test("an owner makes an offer, and the card and the page show it", async ({ page, owner }) => {
  await addProduct(owner.api, { price: "450" });
  await openAs(page, owner.api, paths.products);
  await page.getByRole("button", { name: "Edit Brass lamp" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await dialog.getByLabel("Old price").fill("400");
  await dialog.getByRole("button", { name: "Update product" }).click();
  await expect(dialog.getByText("The old price must be higher than the price")).toBeVisible();
  await dialog.getByLabel("Old price").fill("500");
  await dialog.getByLabel("Featured").click();
  await dialog.getByRole("button", { name: "Update product" }).click();
  await expect(dialog).toBeHidden();
  for (const badge of ["Offer", "Featured"]) await expect(page.getByText(badge, { exact: true })).toBeVisible();
  await page.goto(paths.card(owner));
  await expect(page.locator(".price s")).toHaveText(/was .500/);
});
