import { gzipSync } from "node:zlib";
import type { BrowserContext, Page, Response } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import { cardLimits } from "@/lib/contract/content/values";
import { drawBanner, drawLogo, drawProduct } from "@/provider/seed/drawings";
import { atLength } from "../../tests/at-length";
import { bank } from "../../tests/lib/card/build-payment";
import type { ApiUser } from "../api-user";
import { addBanner, addDocument, addProduct, addVideo, saveProfile } from "../company";
import { expect, test } from "../test";

const KB = 1024;
const budget = { html: 30 * KB, css: 15 * KB, js: 11.2 * KB, pictures: 120 * KB };
const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const address = "14 Flower Market Road, Mumbai";
const products = Array.from({ length: 8 }, (_, index) => `Terracotta vase ${index + 1}`);
const payment = { upi_id: "terracotta@okbank", bank: JSON.stringify(bank), gstin: "27AAPFU0939F1ZV" };
const videos = ["Our workshop", "The kiln", "A day with us"];

for (const template_choice of atLength(templateChoices, ["1", "5"]))
  test(`template ${template_choice} is light, still and whole without scripts`, async ({ owner, newVisitor }) => {
    await fillCard(owner.api, template_choice);
    const path = `/${owner.slug}`;

    const page = await newVisitor(phone);
    await recordPainting(page);
    const answers: Response[] = [];
    page.on("response", (response) => answers.push(response));
    await page.goto(path, { waitUntil: "networkidle" });
    const { origin } = new URL(page.url());
    expect(answers.map((answer) => answer.url()).filter((url) => !url.startsWith(origin))).toEqual([]);
    expect(await weigh(answers, "document")).toBeLessThanOrEqual(budget.html);
    expect(await weigh(answers, "stylesheet")).toBeLessThanOrEqual(budget.css);
    expect(await weigh(answers, "script")).toBeLessThanOrEqual(budget.js);
    expect(await weighVisiblePictures(page, answers)).toBeLessThanOrEqual(budget.pictures);

    // The count-up of the figures has ended by then and must not have shifted the layout.
    await page.waitForTimeout(1_000);
    const { shifts, largest } = await readPainting(page);
    expect(shifts).toEqual([]);
    expect(largest).not.toBe("");
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(largest);

    const reader = await newVisitor({ ...phone, javaScriptEnabled: false });
    await reader.goto(path);
    await expectReadable(reader, reader.context(), { ...owner, isWhole: template_choice !== "5" });
  });

async function fillCard(api: ApiUser, template_choice: string): Promise<void> {
  const png = async (bytes: Promise<Uint8Array>) =>
    new File([new Uint8Array(await bytes)], "picture.png", { type: "image/png" });
  await saveProfile(api, { template_choice, address, about_us: "By hand", logo: await png(drawLogo()), ...payment });
  await addBanner(api, { image: await png(drawBanner()) });
  for (const name of ["Catalogue", "Care guide"]) await addDocument(api, name);
  for (const name of products) await addProduct(api, { name, image: await png(drawProduct("vase")) });
  for (const title of videos) await addVideo(api, title);
}

/** Compressed bytes of one resource type. */
async function weigh(answers: Response[], type: string): Promise<number> {
  const bodies = answers.filter((answer) => answer.request().resourceType() === type).map((answer) => answer.body());
  return (await Promise.all(bodies)).reduce((sum, body) => sum + gzipSync(body).length, 0);
}

async function weighVisiblePictures(page: Page, answers: Response[]): Promise<number> {
  const visible = await page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight)
      .map((one) => one.currentSrc),
  );
  expect(visible.length).toBeGreaterThan(1);
  const bodies = answers.filter((answer) => visible.includes(answer.url())).map((answer) => answer.body());
  return (await Promise.all(bodies)).reduce((sum, body) => sum + body.length, 0);
}

/** `shifts` lists what moved, from where to where; `largest` is the LCP element's source or text. */
type Painting = { shifts: string[]; largest: string };
type Shift = PerformanceEntry & {
  sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
};

async function recordPainting(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const painting: Painting = { shifts: [], largest: "" };
    Object.assign(window, { painting });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as Shift[])
        painting.shifts.push(
          ...sources.map(({ node, ...rects }) => `${node?.nodeName} .${node?.className} ${JSON.stringify(rects)}`),
        );
    }).observe({ type: "layout-shift", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element: Element | null };
        painting.largest = element?.getAttribute("src") ?? element?.textContent ?? "";
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
}

function readPainting(page: Page): Promise<Painting> {
  return page.evaluate(() => (window as unknown as { painting: Painting }).painting);
}

type Told = { company_name: string; email: string; slug: string; isWhole: boolean };

/** Without scripts, everything is there and every link works. */
async function expectReadable(page: Page, context: BrowserContext, told: Told): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: told.company_name })).toBeVisible();
  const tiles = page.getByRole("list", { name: "Contact" });
  const targets = { Call: /^tel:\+91\d{10}$/, WhatsApp: /^https:\/\/wa\.me\/91\d{10}$/, Email: `mailto:${told.email}` };
  for (const [name, href] of Object.entries(targets))
    await expect(tiles.getByRole("link", { name })).toHaveAttribute("href", href);
  await expect(tiles.getByRole("link", { name: "Location" })).toHaveAttribute(
    "href",
    /^https:\/\/www\.google\.com\/maps/,
  );

  const files = await page.getByRole("region", { name: "Download Brochures" }).getByRole("link").all();
  expect(files).toHaveLength(told.isWhole ? cardLimits.brochures : 0);
  const contact = page.getByRole("link", { name: "Save to Contacts" });
  for (const file of [...files, contact]) {
    await expect(file).toBeVisible();
    expect((await context.request.get(String(await file.getAttribute("href")))).status()).toBe(200);
  }
  await expect(page.getByRole("button")).toHaveCount(0);
  if (!told.isWhole) return;

  for (const name of products) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  const links = await page.locator("a.product-link").all();
  expect(links).toHaveLength(products.length);
  expect((await context.request.get(String(await links[0]?.getAttribute("href")))).status()).toBe(200);
  await page.getByText("More videos (1)").click();
  for (const title of videos)
    await expect(page.getByRole("link", { name: `Play ${title}` })).toHaveAttribute(
      "href",
      /^https:\/\/www\.youtube\.com\/watch\?v=/,
    );
  await expect(page.getByText(address)).toBeVisible();
  await expect(page.getByRole("link", { name: "View Larger Map" })).toHaveAttribute("href", /google\.com\/maps/);
}
