import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import { addProduct, saveProfile } from "../company";
import { expect, test } from "../test";
import { slowDown } from "../throttle";

test("an order on a cheap phone, from the basket to the chat, which nothing on the way loses", async ({
  owner,
  newVisitor,
}) => {
  test.setTimeout(180_000);
  const { company_name: company, slug, api } = owner;
  await saveProfile(api, { upi_id: "sweets@okbank" });
  for (const name of ["Kaju Katli", "Laddu", "Barfi"]) await addProduct(api, { name, price: "100" });
  const page = await newVisitor({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
  await slowDown(page);
  await page.goto(paths.card({ slug }));
  await page.getByRole("link", { name: "Add Kaju Katli" }).tap();
  const view = page.getByRole("link", { name: /View basket$/ });
  const sheet = page.getByRole("dialog", { name: `Order from ${company}` });
  await view.tap();
  await expect(sheet.getByRole("group", { name: "How many of each?" }).getByRole("textbox")).toHaveCount(1);
  await expect(sheet.getByRole("textbox", { name: "Kaju Katli" })).toHaveValue("1");
  await sheet.getByRole("button", { name: "One more Kaju Katli" }).tap();
  await sheet.getByLabel("Your name").fill("Zoya");
  await sheet.getByLabel("Your phone number").fill("99999 88888");
  await sheet.getByLabel("Your message").fill("Less sugar, please");

  const leave = {
    back: () => page.goBack(),
    escape: () => page.keyboard.press("Escape"),
    beside: () => page.touchscreen.tap(4, 4),
  };
  for (const close of Object.values(leave)) {
    await close();
    await expect(sheet).toBeHidden();
    expect(new URL(page.url()).pathname).toBe(paths.card({ slug }));
    await view.tap();
    await expect(sheet.getByLabel("Your message")).toHaveValue("Less sugar, please");
  }
  // After a reload the sheet opens by itself.
  await page.reload();
  await expect(sheet.getByLabel("Your name")).toHaveValue("Zoya");
  await expect(sheet.getByLabel("Your message")).toHaveValue("Less sugar, please");
  await expect(sheet.getByRole("textbox", { name: "Kaju Katli" })).toHaveValue("2");

  await sheet.getByRole("button", { name: "Add more products" }).tap();
  await sheet.getByRole("button", { name: "One more Barfi" }).tap();
  await expect(sheet.getByText("Total: $300.00")).toBeVisible();
  await sheet.getByLabel(english.say(consentTexts.lead(company))).check();
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  await sheet.getByRole("button", { name: "Send order" }).tap();

  const sent = page.getByRole("dialog", { name: `Order sent to ${company}` });
  const text = "2 × Kaju Katli – $200.00\n1 × Barfi – $100.00\nTotal: $300.00\nZoya\n99999 88888\nLess sugar, please";
  await expect(sent.locator("[data-order-text]")).toHaveText(text, { useInnerText: true });
  await expect(sent.getByRole("link", { name: "Call +91 98765 43210" })).toBeVisible();
  await expect(sent.getByText("UPI: sweets@okbank")).toBeVisible();
  const chat = await sent.getByRole("link", { name: "Send it on WhatsApp" }).getAttribute("href");
  expect(new URL(chat ?? "").searchParams.get("text")).toBe(text);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await page.keyboard.press("Escape");
  await expect(sent).toBeHidden();
  await expect(view).toBeHidden();
});
