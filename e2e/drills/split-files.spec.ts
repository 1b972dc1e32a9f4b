import type { Page } from "@playwright/test";
import { pngFile } from "../../tests/contract/files";
import { addBanner, addDocument, addProduct, saveProfile } from "../company";
import { test } from "../split";
import { expect, openAs } from "../test";

test.use({ filesApart: true });

test("files served from another address are shown wherever a company is", async ({
  page,
  owner,
  fileHost,
  newVisitor,
}) => {
  await saveProfile(owner.api, { logo: await pngFile("logo.png", 512, 512) });
  await addBanner(owner.api);
  await addProduct(owner.api);
  await addDocument(owner.api);
  const base = `${fileHost?.url}/media/`;

  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  // Logo, banner, and the product twice: in its list and in the gallery.
  expect(await seeAll(visitor, base)).toBe(4);
  const link = await visitor.getByRole("link", { name: "Catalogue" }).getAttribute("href");
  expect(link).toContain(base);
  const served = await (await visitor.request.get(link ?? "")).body();
  expect(served.toString("latin1")).toMatch(/^%PDF-/);
  // Files rendered on the server contain the logo too.
  const contact = await visitor.request.get(`/${owner.slug}/contact.vcf`);
  expect(await contact.text()).toContain("PHOTO;ENCODING=b");

  for (const screen of ["products", "profile"]) {
    await openAs(page, owner.api, `/dashboard/${screen}`);
    await expect.poll(() => seeAll(page, base)).toBeGreaterThan(0);
  }
});

/** Waits until every picture from `base` has loaded. @returns their number */
async function seeAll(page: Page, base: string): Promise<number> {
  const pictures = await page.locator(`img[src^="${base}"]`).all();
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  return pictures.length;
}
