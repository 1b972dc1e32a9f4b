import { readFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";
import { pngFile } from "../../tests/contract/files";
import { readCode } from "../../tests/lib/drawing/read-code";
import { ApiUser } from "../api-user";
import { addDocument, addProduct, saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const crawlers = [
  "WhatsApp/2.23.20.0 A",
  "facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)",
  "meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)",
  "Twitterbot/1.0",
  "LinkedInBot/1.0 (compatible; Mozilla/5.0)",
  "TelegramBot (like TwitterBot)",
];

function readTags(html: string): { name: string; content: string }[] {
  const head = html.slice(0, html.indexOf("</head>"));
  return [...head.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)].map(
    ([, name = "", content = ""]) => ({
      name,
      content: content.replaceAll("&amp;", "&"),
    }),
  );
}

for (const agent of crawlers) {
  test(`a link shows its preview to ${agent.split("/")[0]}`, async ({ owner, request, site }) => {
    await saveProfile(owner.api, { about_us: "Brass lamps, cast by hand.", logo: await pngFile("logo.png", 600, 600) });
    const headers = { "user-agent": agent };
    const html = await (await request.get(`/${owner.slug}?utm_source=x`, { headers })).text();
    const tags = readTags(html);
    const values = (name: string) => tags.filter((tag) => tag.name === name).map(({ content }) => content);
    const url = `${site.url}/${owner.slug}`;
    expect(html.indexOf("</head>")).toBeLessThan(300 * 1024);
    expect(values("og:title")).toEqual([owner.company_name]);
    expect(values("og:url")).toEqual([url]);
    expect(values("og:description")[0]).toMatch(/^Brass lamps, cast by hand\./);
    expect(values("twitter:card")).toEqual(["summary_large_image"]);
    expect([values("og:image:width"), values("og:image:height"), values("og:image:type")]).toEqual([
      ["1200"],
      ["630"],
      ["image/jpeg"],
    ]);
    expect(values("og:image:alt")).toEqual([owner.company_name]);
    const [image = "", ...others] = values("og:image");
    expect([image.split("?v=")[0], others]).toEqual([`${url}/preview.jpg`, []]);

    const picture = await request.get(image, { headers });
    const bytes = await picture.body();
    expect([picture.status(), picture.headers()["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(bytes.length).toBeLessThan(300 * 1024);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
  });
}

test("the picture's address and the picture change with the card", async ({ owner, request }) => {
  const read = async () => {
    const tags = readTags(await (await request.get(`/${owner.slug}`)).text());
    const url = tags.find(({ name }) => name === "og:image")?.content ?? "";
    return { url, bytes: await (await request.get(url)).body() };
  };
  const before = await read();
  await addDocument(owner.api);
  expect((await read()).url).toBe(before.url);
  await saveProfile(owner.api, { company_name: "शर्मा ट्रेडर्स 🪔" });
  const after = await read();
  expect(after.url).not.toBe(before.url);
  expect(after.bytes.equals(before.bytes)).toBe(false);
});

test("codes open the card, with and without the logo, also after it has moved", async ({ owner, request, site }) => {
  await saveProfile(owner.api, { logo: await pngFile("logo.png", 600, 600) });
  for (const file of ["qr.svg", "qr.png", "qr-logo.svg", "qr-logo.png"]) {
    const answer = await request.get(`/${owner.slug}/${file}`);
    expect(answer.headers()["content-disposition"]).toContain(`filename="${owner.slug}-qr.${file.slice(-3)}"`);
    expect([file, await readCode(await answer.body())]).toEqual([file, `${site.url}/${owner.slug}?s=qr`]);
  }
  expect((await sharp(await (await request.get(`/${owner.slug}/qr.png`)).body()).metadata()).width).toBeGreaterThan(
    999,
  );
  const slug = `${owner.slug}-moved`;
  await saveProfile(owner.api, { slug });
  for (const path of ["", "/qr.svg", "/preview.jpg", "/print.pdf", "/manifest.webmanifest", "/icon-192.png"]) {
    const moved = await request.get(`/${owner.slug}${path}`, { maxRedirects: 0 });
    expect([moved.status(), moved.headers().location]).toEqual([308, `/${slug}${path}`]);
  }
  expect((await request.get("/no-such-company/qr.svg")).status()).toBe(404);
});

test("the print sheet is a PDF of two pages", async ({ owner, request }) => {
  const answer = await request.get(`/${owner.slug}/print.pdf`);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await PDFDocument.load(await answer.body())).getPageCount()).toBe(2);
});

test("a home screen gets an app of the card alone", async ({ owner, page, request }) => {
  await page.goto(`/${owner.slug}`);
  const address = await page.locator('link[rel="manifest"]').getAttribute("href");
  const answer = await request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("application/manifest+json");
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    id: `/${owner.slug}`,
    start_url: `/${owner.slug}/?s=home`,
    scope: `/${owner.slug}/`,
  });
  expect((await request.get(manifest.start_url, { maxRedirects: 0 })).status()).toBe(200);
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(await (await request.get(src)).body()).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  const icon = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  expect((await sharp(await (await request.get(icon ?? "")).body()).metadata()).width).toBe(180);
});

test("beside a saved card nothing is kept of one whose address begins alike", async ({
  owner,
  site,
  adminUser,
  newVisitor,
}) => {
  const neighbour = await adminUser.createClient();
  const slug = `${owner.slug}-sons`;
  await saveProfile(await ApiUser.signIn(site.url, neighbour.email, neighbour.password), { slug });
  const page = await newVisitor({ permissions: ["clipboard-read", "clipboard-write"] });
  const kept = () =>
    page.evaluate(async () => ({
      scopes: (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname).sort(),
      caches: (await caches.keys()).length,
      stored: Object.keys(localStorage),
    }));
  const save = async () => {
    await page.getByRole("button", { name: "Save Card" }).click();
    await expect(page.getByRole("status")).toContainText("Card saved!");
  };
  await page.goto(`/${owner.slug}`);
  await save();
  await expect.poll(kept).toMatchObject({ scopes: [`/${owner.slug}`], caches: 1 });

  const told = page.waitForRequest(/\/events\/$/);
  await page.goto(`/${slug}`);
  await told;
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: neighbour.company_name })).toBeVisible();
  expect(await kept()).toEqual({ scopes: [`/${owner.slug}`], caches: 1, stored: [] });
  await page.context().setOffline(true);
  await page.goto(`/${owner.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
  await expect(page.goto(`/${slug}`)).rejects.toThrow();

  await page.context().setOffline(false);
  await page.goto(`/${slug}`);
  await save();
  await expect.poll(kept).toMatchObject({ scopes: [`/${owner.slug}`, `/${slug}`], caches: 2 });
  await page.context().setOffline(true);
  await page.goto(`/${slug}`);
  await expect(page.getByRole("heading", { level: 1, name: neighbour.company_name })).toBeVisible();
});

test("a saved card opens without a network, as it was seen last; nothing else does", async ({ owner, newVisitor }) => {
  await addProduct(owner.api, { name: "Brass lamp" });
  const page = await newVisitor({ permissions: ["clipboard-read", "clipboard-write"] });
  await page.goto(`/${owner.slug}`);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await page.getByRole("button", { name: "Save Card" }).click();
  await expect(page.getByRole("status")).toContainText("Card saved!");
  await expect.poll(() => keptPaths()).toEqual(expect.arrayContaining([`/${owner.slug}`, "/card.css", "/card.js"]));
  await page.reload();
  await saveProfile(owner.api, { about_us: "Seen while there was a network" });
  await page.reload();
  await expect(page.getByText("Seen while there was a network")).toBeVisible();

  await page.context().setOffline(true);
  await page.goto(`/${owner.slug}/?s=home`);
  await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
  await expect(page.getByText("Seen while there was a network")).toBeVisible();
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector(".card") as Element).backgroundColor),
  ).not.toBe("rgba(0, 0, 0, 0)");
  for (const path of ["/", "/login", "/namaskard-demo"]) await expect(page.goto(path)).rejects.toThrow();
  await page.context().setOffline(false);
  await page.goto(`/${owner.slug}`);
  expect((await keptPaths()).filter((path) => /^\/(api|dashboard|login|_next)/.test(path))).toEqual([]);

  async function keptPaths(): Promise<string[]> {
    return page.evaluate(async () => {
      const names = await caches.keys();
      const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
  }
});

test("a card is sent to a number, without a script too", async ({ owner, newVisitor, site }) => {
  const page = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`/${owner.slug}`);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  await expect(page.getByRole("img", { name: "QR code that opens this card" })).toBeInViewport();
  await page.getByLabel("Send to a WhatsApp number").fill("98765 43210");
  const asked: string[] = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.context().route(/wa\.me|whatsapp\.com/, (route) => route.fulfill({ body: "chat" }));
  await page.getByRole("button", { name: "Send" }).click();
  const text = encodeURIComponent(`${owner.company_name}\n${site.url}/${owner.slug}?s=share`);
  await expect.poll(() => asked).toContain(`https://wa.me/919876543210?text=${text}`);
});

test("what is no number is refused in words", async ({ owner, page }) => {
  const response = await page.goto(`/${owner.slug}/send?phone=12`);
  expect(response?.status()).toBe(400);
  await expect(page.getByText("Please go back and type a full phone number")).toBeVisible();
  await page.getByRole("link", { name: "Back to the card" }).click();
  await expect(page).toHaveURL(`/${owner.slug}`);
});

test("the code opens over the card and can be taken along", async ({ owner, page, site }) => {
  await page.goto(`/${owner.slug}`);
  await page.getByRole("link", { name: "Share", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Share this card" });
  await expect(dialog.getByText("Scan to open this card")).toBeVisible();
  const downloading = page.waitForEvent("download");
  await dialog.getByRole("link", { name: "Download PNG" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe(`${owner.company_name}-qr.png`);
  expect(await readCode(await readFile(await download.path()))).toBe(`${site.url}/${owner.slug}?s=qr`);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("a client finds everything on the Share screen", async ({ owner, newVisitor, site }) => {
  const page = await newVisitor({ permissions: ["clipboard-read", "clipboard-write"] });
  await openAs(page, owner.api, "/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Share" }).click();
  await expect(page).toHaveURL(/\/dashboard\/share$/);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied")).toBeVisible();
  const link = `${site.url}/${owner.slug}`;
  const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await readClipboard()).toBe(`${link}?s=share`);
  await expect(page.getByLabel("Your card’s link")).toHaveValue(link);
  await expect(page.getByLabel("Link for an NFC tag")).toHaveValue(`${link}?s=nfc`);
  await page.getByRole("button", { name: "Copy tag link" }).click();
  await expect.poll(readClipboard).toBe(`${link}?s=nfc`);
  for (const picture of await page.getByRole("main").getByRole("img").all())
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  const pdf = await readFile(await (await downloading).path());
  expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
});
