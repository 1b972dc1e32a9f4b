import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { addBanner, addProduct, addVideo, saveProfile } from "../company";
import { expect, test } from "../test";

test("an unknown company and a blocked one answer 404 alike", async ({ page, owner, adminUser }) => {
  await page.goto(`/${owner.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
  await adminUser.call("POST", `/admin/clients/block/${owner.id}/`);
  for (const name of [owner.slug, "no-such-company"]) {
    const response = await page.goto(`/${name}`);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "No company data found" })).toBeVisible();
    await expect(page.getByText(`The company "${name}" could not be found.`)).toBeVisible();
    await expect(page.getByText(owner.company_name)).toBeHidden();
    await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Get your card" })).toHaveAttribute("href", "/signup");
  }
  await adminUser.call("POST", `/admin/clients/unblock/${owner.id}/`);
  expect((await page.goto(`/${owner.slug}`))?.status()).toBe(200);
});

test("a path below no page is the 404 page, with the way home", async ({ page }) => {
  const response = await page.goto("/no-such-company/nor/page");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("other spellings of a company lead to its one address for good", async ({ owner, request }) => {
  const former = owner.slug;
  const slug = `${former}-moved`;
  await saveProfile(owner.api, { slug });
  const spellings = [former, slug.toUpperCase(), encodeURIComponent(owner.company_name)];
  for (const spelling of spellings) {
    const response = await request.get(`/${spelling}`, { maxRedirects: 0 });
    expect([spelling, response.status(), response.headers().location]).toEqual([spelling, 308, `/${slug}`]);
  }
  const contact = await request.get(`/${former}/contact.vcf`, { maxRedirects: 0 });
  expect([contact.status(), contact.headers().location]).toEqual([308, `/${slug}/contact.vcf`]);
});

test("Save to Contacts hands over a contact file and says so", async ({ page, site, owner }) => {
  await saveProfile(owner.api, { address: "14 Flower Market Road; Mumbai", about_us: "By hand, since 1984" });
  await page.goto(`/${owner.slug}`);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save to Contacts" }).click();
  const vcard = await readFile(await (await downloading).path(), "utf8");
  const lines = vcard.replaceAll("\r\n ", "").split("\r\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "BEGIN:VCARD",
      "VERSION:3.0",
      `FN:${owner.company_name}`,
      "TEL;TYPE=WORK,VOICE,PREF:+919876543210",
      `EMAIL;TYPE=INTERNET,WORK:${owner.email}`,
      "ADR;TYPE=WORK:;;14 Flower Market Road\\; Mumbai;;;;",
      `URL:${site.url}/${owner.slug}?s=contact`,
      "NOTE:By hand\\, since 1984",
    ]),
  );
  const toast = page.getByRole("status");
  await expect(toast).toContainText("Contact saved!");
  await expect(toast).toContainText("Contact information saved to your device");
});

test("Save Card keeps the link and says so", async ({ site, owner, newVisitor }) => {
  const page = await newVisitor({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`/${owner.slug}?utm_source=whatsapp`);
  await page.getByRole("button", { name: "Save Card" }).click();
  await expect(page.getByRole("status")).toContainText("Digital card saved successfully");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/${owner.slug}`);
});

test("the gallery opens over the page and closes in three ways", async ({ page, owner }) => {
  for (const name of ["Brass lamp", "Clay vase"]) await addProduct(owner.api, { name });
  await page.goto(`/${owner.slug}`);
  const picture = page.getByRole("region", { name: "GALLERY" }).getByRole("link", { name: "Brass lamp" });
  const dialog = page.getByRole("dialog", { name: "Picture" });
  const ways = [
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Close" }).click(),
    () => dialog.click({ position: { x: 4, y: 4 } }),
  ];
  for (const close of ways) {
    await picture.click();
    await expect(dialog.getByRole("img", { name: "Brass lamp" })).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(picture).toBeFocused();
  }
  await picture.click();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: "Clay vase" })).toBeVisible();
  await dialog.getByRole("button", { name: "Previous picture" }).click();
  await expect(dialog.getByRole("img", { name: "Brass lamp" })).toBeVisible();
});

test("what a company has not told is not available, and nothing is broken", async ({ page, adminUser }) => {
  const client = await adminUser.createClient({ phone: "" });
  await page.goto(`/${client.slug}`);
  const tiles = page.getByRole("list", { name: "Contact" });
  for (const name of ["Call", "WhatsApp", "Location"]) {
    const tile = tiles.getByRole("listitem").filter({ hasText: name });
    await expect(tile).toContainText("Not available");
    await expect(tile.getByRole("link")).toHaveCount(0);
  }
  await expect(tiles.getByRole("link", { name: "Email" })).toBeVisible();
  await expect(page.getByText("No brochures available")).toBeVisible();
  await expect(page.getByText("No location", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: "GALLERY" }).getByRole("img")).toHaveCount(8);
  for (const picture of await page.getByRole("region", { name: "GALLERY" }).getByRole("img").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

for (const userAgent of ["WhatsApp/2.23.20.0 A", "facebookexternalhit/1.1", "Mozilla/5.0"])
  test(`a link preview has all it needs in the head: ${userAgent}`, async ({ site, owner, newVisitor }) => {
    await saveProfile(owner.api, { about_us: "Lamps & <vases>" });
    const reader = await newVisitor({ userAgent, javaScriptEnabled: false });
    const response = await reader.goto(`/${owner.slug}?utm_source=whatsapp`);
    expect(response?.status()).toBe(200);
    const { meta, canonical } = await readHead(reader);
    expect(meta["og:title"]).toBe(owner.company_name);
    expect(meta["og:description"]).toContain("Lamps & <vases>");
    expect(meta["og:url"]).toBe(`${site.url}/${owner.slug}`);
    expect(canonical).toBe(meta["og:url"]);
  });

test("a card runs one small script of its own, and asks nobody else for anything", async ({ page, owner, request }) => {
  // Otherwise the banner's film would start by itself.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await addBanner(owner.api, { banner_type: "video", youtube_url: "https://youtu.be/aqz-KE-bpKQ" });
  await addProduct(owner.api);
  await addVideo(owner.api);
  await saveProfile(owner.api, { address: "14 Flower Market Road, Mumbai" });
  const requested: { url: URL; type: string }[] = [];
  page.on("request", (sent) => requested.push({ url: new URL(sent.url()), type: sent.resourceType() }));
  const response = await page.goto(`/${owner.slug}`, { waitUntil: "networkidle" });
  const { origin } = new URL(page.url());
  expect(requested.filter(({ url }) => url.origin !== origin && url.protocol !== "data:")).toEqual([]);

  expect(response?.headers()["content-security-policy"]).toMatch(/(^|; )script-src 'self'(;|$)/);
  const scripts = requested.filter(({ type }) => type === "script").map(({ url }) => url);
  expect(scripts.map(({ pathname }) => pathname)).toEqual(["/card.js"]);
  const script = await request.get(String(scripts[0]));
  expect(gzipSync(await script.body()).length).toBeLessThanOrEqual(11.2 * 1024);
  const html = (await response?.text()) ?? "";
  expect(html.match(/<script\b[^>]*>/g)?.filter((tag) => !/application\/ld\+json|\/card\.js/.test(tag))).toEqual([]);
  expect(html).not.toContain("__next_f");
});

test("videos and the map come once the visitor moves, and play where they stand", async ({ page, owner }) => {
  await addVideo(owner.api, "Our workshop");
  await saveProfile(owner.api, { address: "14 Flower Market Road, Mumbai" });
  await page.goto(`/${owner.slug}`);
  const play = page.getByRole("link", { name: "Play Our workshop" });
  await play.click();
  const player = page.getByTitle("Play Our workshop");
  await expect(player).toHaveAttribute("src", /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ/);
  await page.getByRole("link", { name: "View Larger Map" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  await expect(page.getByTitle("Map")).toHaveAttribute("src", /^https:\/\/www\.google\.com\/maps\?q=14%20Flower/);
});

test("what a company writes is text, never markup", async ({ page, owner, request }) => {
  const hostile = `</script><img src=x onerror="document.title='owned'">`;
  await saveProfile(owner.api, { company_name: `Evil ${hostile}`, about_us: hostile, slug: owner.slug });
  await addProduct(owner.api, { name: hostile, description: hostile });
  await page.goto(`/${owner.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Evil ${hostile}`);
  await expect(page).toHaveTitle(`Evil ${hostile}`);
  expect((await (await request.get(`/${owner.slug}/contact.vcf`)).text()).split("BEGIN:VCARD")).toHaveLength(2);
});

function readHead(page: Page): Promise<{ meta: Record<string, string>; canonical: string | undefined }> {
  return page.evaluate(() => ({
    meta: Object.fromEntries(
      [...document.head.querySelectorAll("meta")].map((tag) => [tag.getAttribute("property") ?? tag.name, tag.content]),
    ),
    canonical: document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
  }));
}
