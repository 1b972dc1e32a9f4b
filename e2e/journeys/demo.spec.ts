import { PDFDocument } from "@cantoo/pdf-lib";
import { findBarriers } from "../axe";
import { expect, test } from "../test";

const screens = [
  { name: "a phone", viewport: { width: 360, height: 800 } },
  { name: "a desktop", viewport: { width: 1280, height: 800 } },
];
const parts = ["Home", "About", "Gallery", "Location", "Contact"];

for (const { name, viewport } of screens)
  for (const javaScriptEnabled of [true, false])
    test(`the demo's tabs work on ${name}${javaScriptEnabled ? "" : " without scripts"}`, async ({
      newVisitor,
      site,
    }) => {
      const page = await newVisitor({ viewport, javaScriptEnabled });
      await page.goto(`${site.url}/demo`);
      await expect(page.getByRole("heading", { level: 1, name: "Suvarna Motors" })).toBeVisible();
      for (const part of [...parts.slice(1), "Home"]) {
        await page.getByRole("navigation", { name: "Card" }).getByRole("link", { name: part }).click();
        for (const other of parts)
          await expect(page.getByRole("region", { name: other, exact: true })).toBeVisible({ visible: other === part });
      }
      await page.goto(`${site.url}/demo#contact`);
      const contact = page.getByRole("region", { name: "Contact", exact: true });
      for (const text of ["9:00 AM - 6:00 PM", "Monday - Saturday", "30 minutes during business hours"])
        await expect(contact.getByText(text)).toBeVisible();
      const card = await page.getByRole("main").boundingBox();
      expect(card?.width).toBe(Math.min(568, viewport.width));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });

test("the demo's files are brochures and a contact", async ({ site, request }) => {
  const html = await (await request.get(`${site.url}/demo`)).text();
  const brochures = [...html.matchAll(/href="([^"]+\.pdf)"/g)].map(([, url]) => url);
  expect(brochures).toHaveLength(2);
  for (const url of brochures) {
    const answer = await request.get(site.url + url);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    expect((await PDFDocument.load(await answer.body())).getPageCount()).toBeGreaterThan(1);
  }
  const contact = await request.get(`${site.url}/demo/contact.vcf`);
  expect(contact.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  expect(contact.headers()["content-disposition"]).toContain("suvarna-motors.vcf");
  expect(await contact.text()).toMatch(
    /^BEGIN:VCARD\r\n[\s\S]*FN:Suvarna Motors\r\n[\s\S]*TEL;[^:]+:\+919800000001\r\n[\s\S]*PHOTO;/,
  );
});

test("the demo's pictures open over the page and shut in each way", async ({ newVisitor, site }) => {
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });
  await page.goto(`${site.url}/demo#gallery`);
  const pictures = page.getByRole("region", { name: "Gallery" }).getByRole("link");
  await expect(pictures).toHaveCount(4);
  const dialog = page.getByRole("dialog", { name: "Picture" });
  await pictures.first().click();
  await expect(dialog.getByRole("img", { name: "City hatchback" })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByRole("img", { name: "Family SUV" })).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(dialog.getByRole("img", { name: "Pickup" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await pictures.nth(2).click();
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(dialog).toBeHidden();
  await pictures.nth(2).click();
  await page.mouse.click(8, 400);
  await expect(dialog).toBeHidden();
});

test("the demo's map comes when its tab is opened, and nothing before", async ({ newVisitor, site }) => {
  const page = await newVisitor();
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) outside.push(request.url());
  });
  await page.goto(`${site.url}/demo`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(outside).toEqual([]);
  await page.getByRole("link", { name: "Location" }).click();
  await expect(page.locator("[data-map] iframe")).toHaveAttribute("src", /google\.com\/maps\?q=27/);
  await expect(page.getByRole("link", { name: "Get directions" })).toHaveAttribute(
    "href",
    /\/maps\/dir\/.*18\.5308,73\.8475/,
  );
});

for (const colorScheme of ["light", "dark"] as const)
  test(`the demo bars nobody, in ${colorScheme} colours`, async ({ newVisitor, site }) => {
    const page = await newVisitor({ colorScheme, reducedMotion: "reduce", viewport: { width: 360, height: 800 } });
    for (const part of parts) {
      await page.goto(`${site.url}/demo#${part.toLowerCase()}`);
      expect([part, await findBarriers(page, { without: "iframe" })]).toEqual([part, []]);
    }
  });
