import { addDocument, addProduct, addVideo, saveProfile } from "../company";
import { expect, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const about_us = "Every piece is thrown to order by people we know by name. ".repeat(12).trim();
const description = "Thrown by hand and fired twice, in four sizes. ".repeat(8).trim();

for (const javaScriptEnabled of [true, false])
  test(`long texts show three lines and open, scripts ${javaScriptEnabled}`, async ({ owner, newVisitor }) => {
    await saveProfile(owner.api, { about_us });
    await addProduct(owner.api, { name: "Vase", description });
    await addProduct(owner.api, { name: "Bowl", description: "Two lines on a phone, one line on a computer." });
    const page = await newVisitor({ ...phone, javaScriptEnabled });
    await page.goto(`/${owner.slug}`);
    const about = page.getByRole("region", { name: "About us" });
    const text = about.getByText(about_us);
    const more = page.locator("summary", { hasText: "More" });
    await expect(more).toHaveText([/: Vase$/, /: About us$/]);
    const lines = () => text.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(Math.round(await lines())).toBe(3);
    await about.locator("summary").focus();
    await page.keyboard.press("Enter");
    await expect(about.locator("summary")).toHaveText(/Less/, { useInnerText: true });
    expect(await lines()).toBeGreaterThan(6);
    await page.keyboard.press("Enter");
    expect(Math.round(await lines())).toBe(3);
  });

test("from the fifth section on they are a press away, by keyboard too", async ({ owner, newVisitor }) => {
  await saveProfile(owner.api, { about_us, address: "14 Flower Market Road, Mumbai" });
  await addDocument(owner.api);
  await addVideo(owner.api);
  await addProduct(owner.api);
  const page = await newVisitor(phone);
  await page.goto(`/${owner.slug}`);
  const links = page.getByRole("navigation", { name: "On this card" }).getByRole("link");
  expect(await links.allTextContents()).toEqual([
    "Brochures",
    "Products",
    "Gallery",
    "Videos",
    "Reviews",
    "About",
    "Address and map",
    "Contact",
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await links.nth(6).focus();
  await expect(links.nth(6)).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "LOCATION ADDRESS" })).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  // The map's section gets the focus first, then the link to it.
  const section = () =>
    page.evaluate(() => document.activeElement?.closest("section")?.getAttribute("aria-labelledby"));
  await expect.poll(section).toBe("place");

  await saveProfile(owner.api, { template_choice: "5" });
  await page.goto(`/${owner.slug}`);
  await expect(page.getByRole("link", { name: "Save to Contacts" })).toBeVisible();
  await expect(links).toHaveCount(0);
  await expect(page.getByRole("region")).toHaveCount(0);
});
