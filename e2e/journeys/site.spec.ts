import * as paths from "@/lib/paths";
import { pngFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { takeCropped } from "../photo";
import { toPickedFile } from "../picked-file";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

/** A site of its own, because its name and look show on every page. */
let own: Site;
let administrator: ApiUser;

test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
  administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
});
test.afterAll(() => own.close());

test("an administrator makes a new installation the own one on a phone, and everybody sees it at once", async ({
  newVisitor,
}) => {
  const visitor = await newVisitor({ ...phone, baseURL: own.url });
  await visitor.goto(paths.demoCard());
  await expect(visitor.getByRole("contentinfo")).toContainText("Powered by Namaskard");
  const formerIcon = await (await visitor.request.get(paths.siteIcon)).body();

  const page = await newVisitor({ ...phone, baseURL: own.url });
  await openAs(page, administrator, paths.dashboard);
  const guide = page.getByRole("region", { name: "First steps" });
  await expect(guide).toContainText("0 of 9 done");
  await guide.getByRole("button", { name: /: Name/ }).click();
  await page.getByRole("dialog", { name: "Name" }).getByRole("textbox", { name: "Name" }).fill("शर्मा Cards");
  await page.getByRole("button", { name: "Save" }).click();
  const logo = page.getByRole("dialog", { name: "Logo" });
  await logo.getByLabel("Logo", { exact: true }).setInputFiles(await toPickedFile(await pngFile()));
  await takeCropped(page);
  await logo.getByRole("button", { name: "Save" }).click();
  const color = page.getByRole("dialog", { name: "Colour" });
  await color.getByRole("textbox", { name: "Colour", exact: true }).fill("#7b1fa2");
  await color.getByRole("button", { name: "Save" }).click();
  const contact = page.getByRole("dialog", { name: "Contact" });
  await contact.getByRole("textbox", { name: "WhatsApp" }).fill("98200 11111");
  await contact.getByRole("textbox", { name: "Email" }).fill("hi@sharma.example");
  await contact.getByRole("button", { name: "Save" }).click();
  const operator = page.getByRole("dialog", { name: "Who runs this site" });
  await operator.getByRole("textbox", { name: "Name of your company" }).fill("Sharma Digital LLP");
  await operator.getByRole("button", { name: "Save" }).click();
  const price = page.getByRole("dialog", { name: "Price" });
  await expect(price.getByRole("textbox", { name: "Price in ₹", exact: true })).toHaveValue("599");
  await price.getByRole("textbox", { name: "Price in ₹", exact: true }).fill("१२९९");
  await price.getByRole("button", { name: "Save" }).click();
  await expect(price).toContainText("The old price must be higher than the price");
  await price.getByRole("textbox", { name: "Old price in ₹" }).fill("1999");
  await price.getByRole("textbox", { name: "For how long" }).fill("per year");
  await price.getByRole("button", { name: "Save" }).click();
  const currency = page.getByRole("dialog", { name: "Currency" });
  await currency.getByRole("combobox", { name: "Currency" }).selectOption("INR");
  await currency.getByRole("button", { name: "Save" }).click();
  const policies = page.getByRole("dialog", { name: "Policies" });
  await policies.getByRole("textbox", { name: "Refund (days)" }).fill("7");
  await policies.getByRole("button", { name: "Save" }).click();
  await expect(guide).toContainText("8 of 9 done");
  await expect(page.getByRole("banner")).toContainText("शर्मा Cards");
  await expect(page.getByRole("banner").locator('img[src^="/media/"]').filter({ visible: true })).toBeVisible();

  // Card and landing page were cached with the old name and look.
  await visitor.reload();
  await expect(visitor.getByRole("contentinfo")).toContainText("Powered by शर्मा Cards");
  await expect(visitor.getByText("₹").first()).toBeVisible();
  await visitor.goto(paths.home);
  await expect(visitor).toHaveTitle(/\| शर्मा Cards$/);
  await expect(visitor.getByRole("banner").locator('img[src^="/media/"]')).toBeVisible();
  await expect(visitor.getByRole("link", { name: "Chat on WhatsApp" })).toHaveAttribute("href", /919820011111/);
  await expect(visitor.getByRole("link", { name: "hi@sharma.example" }).first()).toBeVisible();
  const pricing = visitor.locator("#pricing");
  await expect(pricing).toContainText("Original price ₹1,999Now ₹1,299per year");
  const button = visitor.getByRole("main").getByRole("link", { name: "Get your card" }).first();
  await expect(button).toHaveCSS("background-color", "rgb(123, 31, 162)");
  expect((await (await visitor.request.get(paths.siteIcon)).body()).equals(formerIcon)).toBe(false);
  await visitor.goto(paths.refundPolicy);
  await expect(visitor.getByRole("main")).toContainText("within 7 days of paying");
  await expect(visitor.getByRole("main")).toContainText("Sharma Digital LLP");
  await visitor.goto(paths.login());
  await expect(visitor.getByRole("main")).toContainText("शर्मा Cards");
});

test("the first client ends the guide; the settings stay where they are", async ({ newVisitor }) => {
  const page = await newVisitor({ ...phone, baseURL: own.url });
  await openAs(page, administrator, paths.dashboard);
  const guide = page.getByRole("region", { name: "First steps" });
  await expect(guide.getByRole("link", { name: "First client" })).toHaveAttribute("href", paths.newClient);
  await administrator.createClient();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Overview" })).toBeVisible();
  await expect(guide).toHaveCount(0);

  await page.getByRole("button", { name: "Open sidebar" }).click();
  await page.getByRole("link", { name: "Site settings" }).click();
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Namaskard");
});

test("a client has no way to it", async ({ newVisitor }) => {
  const client = await administrator.createClient();
  const page = await newVisitor({ ...phone, baseURL: own.url });
  await openAs(page, await ApiUser.signIn(own.url, client.email, client.password), paths.siteSettings);
  await expect(page).toHaveURL(/\/dashboard$/);
});
