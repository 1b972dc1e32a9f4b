import type { Locator, Page } from "@playwright/test";
import { bank } from "../../tests/lib/card/build-payment";
import { readCode } from "../../tests/lib/drawing/read-code";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };
const id = "marigold.living@okbank";

test("an owner adds a UPI ID, and a visitor scans the code and copies the id", async ({ page, owner, newVisitor }) => {
  await openAs(page, owner.api, "/dashboard/profile/payment");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const form = page.getByRole("region", { name: "Payment" });
  await form.getByLabel("UPI ID").fill("marigold.living");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(form.getByLabel("UPI ID")).toBeFocused();
  await form.getByLabel("UPI ID").fill(id);
  await form.getByLabel("Payee name").fill("Asha & Sons");
  await expect(form.getByRole("img", { name: "UPI code of Asha & Sons" })).toBeVisible();
  await expect(form.getByText("Open this page on your phone")).toBeVisible();
  await expect(form.getByRole("link", { name: "Try it" })).toBeHidden();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("region", { name: "Payment" }).getByText(id)).toBeVisible();

  const visitor = await newVisitor({ ...phone, permissions: ["clipboard-read", "clipboard-write"] });
  await visitor.goto(`/${owner.slug}`);
  const payment = visitor.getByRole("region", { name: "Payment" });
  const code = payment.getByRole("img", { name: "UPI code of Asha & Sons" });
  expect(await scan(code)).toEqual({ pa: id, pn: "Asha & Sons", cu: "INR", tn: "From your card" });
  await payment.getByRole("button", { name: "Copy UPI ID" }).click();
  await expect(visitor.getByText("UPI ID copied")).toBeVisible();
  expect(await visitor.evaluate(() => navigator.clipboard.readText())).toBe(id);

  await payment.getByLabel("Amount in ₹ (optional)").fill("450.5");
  await expect(payment.getByText("Scan to pay ₹450.50 with any UPI app")).toBeVisible();
  expect(await scan(code)).toMatchObject({ pa: id, am: "450.50" });
  await expect(payment.getByRole("link", { name: "Pay in a UPI app" })).toHaveCount(0);
});

test("who has tried the link on a phone may show it, and to phones alone", async ({ owner, newVisitor }) => {
  await saveProfile(owner.api, { upi_id: id });
  const page = await newVisitor(phone);
  await openAs(page, owner.api, "/dashboard/profile/payment");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("link", { name: "Try it" }).click();
  await page.getByRole("checkbox", { name: "It opened my app and showed my name" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Shown on phones")).toBeVisible();

  const pay = async (visitor: Page) => {
    await visitor.goto(`/${owner.slug}`);
    return visitor.getByRole("link", { name: "Pay in a UPI app" });
  };
  const link = await pay(await newVisitor(phone));
  await expect(link).toBeVisible();
  await link.page().getByLabel("Amount in ₹ (optional)").fill("20");
  await expect(link).toHaveAttribute("href", /^upi:\/\/pay\?pa=marigold\.living@okbank&.+&am=20\.00$/);
  await expect(await pay(await newVisitor())).toBeHidden();
  await expect(await pay(await newVisitor({ ...phone, javaScriptEnabled: false }))).toBeVisible();
});

test("without scripts code, id and account are there to scan and to read, and nothing that would not work", async ({
  owner,
  newVisitor,
}) => {
  await saveProfile(owner.api, { upi_id: id, bank: JSON.stringify(bank), gstin: "27AAPFU0939F1ZV" });
  const page = await newVisitor({ ...phone, javaScriptEnabled: false });
  await page.goto(`/${owner.slug}`);
  const payment = page.getByRole("region", { name: "Payment" });
  for (const text of [id, ...Object.values(bank)]) await expect(payment.getByText(text, { exact: true })).toBeVisible();
  expect(await scan(payment.getByRole("img"))).toMatchObject({ pa: id, pn: owner.company_name });
  await expect(payment.getByRole("button")).toHaveCount(0);
  await expect(payment.getByRole("textbox")).toHaveCount(0);
  await expect(page.getByText("GSTIN 27AAPFU0939F1ZV")).toBeVisible();
});

test("a code for an amount is made for amounts alone, and kept by nobody", async ({ owner, request }) => {
  const ask = (query: string) => request.get(`/${owner.slug}/upi.svg${query}`);
  expect((await ask("?amount=5")).status()).toBe(404);
  await saveProfile(owner.api, { upi_id: id });
  const answer = await ask("?amount=5");
  expect([answer.status(), answer.headers()["content-type"], answer.headers()["cache-control"]]).toEqual([
    200,
    "image/svg+xml",
    "private, no-store",
  ]);
  expect(read(await readCode(await answer.body()))).toMatchObject({ pa: id, am: "5.00" });
  expect(read(await readCode(await (await ask("")).body()))).not.toHaveProperty("am");
  for (const amount of ["0", "-1", "1e9", "5&am=6".replace("&", "%26"), "x".repeat(500)])
    expect([amount, (await ask(`?amount=${amount}`)).status()]).toEqual([amount, 400]);
});

/** The payment link in a QR code on screen, scrolled to where nothing covers it; retried until it can be read. */
async function scan(code: Locator): Promise<Record<string, string>> {
  await code.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  let link: string | null = null;
  await expect.poll(async () => (link = await readCode(await code.screenshot()))).toMatch(/^upi:/);
  return read(link);
}

function read(link: string | null): Record<string, string> {
  expect(link).toMatch(/^upi:\/\/pay\?/);
  return Object.fromEntries(new URL(String(link)).searchParams);
}
