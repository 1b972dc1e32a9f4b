import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

/** A site of its own, because its plans show on pages for everybody. */
let own: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
});
test.afterAll(() => own.close());

test("a plan is made, shown on the landing page, and given to a client", async ({ newVisitor }) => {
  const administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const { id, company_name: company } = await administrator.createClient();
  const page = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: own.url });
  await openAs(page, administrator, paths.plans);
  await expect(page.getByText("No plans yet")).toBeVisible();
  await page.getByRole("button", { name: "Add plan" }).click();
  const form = page.getByRole("dialog", { name: "Add plan" });
  await form.getByLabel("Name").fill("Shop");
  await form.getByLabel("Price", { exact: true }).fill("1234");
  await form.getByLabel("Old price").fill("2345");
  await form.getByLabel("On the landing page").click();
  expect(await findBarriers(page)).toEqual([]);
  await form.getByRole("button", { name: "Add plan" }).click();
  await expect(page.getByRole("heading", { name: "Shop" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const visitor = await newVisitor({ baseURL: own.url });
  await visitor.goto(paths.home);
  const pricing = visitor.locator("#pricing");
  await expect(pricing.getByRole("heading", { name: "Shop" })).toBeVisible();
  await expect(pricing).toContainText("₹1,234");
  await expect(pricing).toContainText("per year");
  await visitor.goto(paths.signUp);
  await expect(visitor.getByRole("complementary")).toContainText("₹1,234");

  await page.goto(paths.client(id));
  await page.getByRole("button", { name: "Change plan" }).click();
  const change = page.getByRole("dialog", { name: "Change plan" });
  await change.getByLabel("Plan", { exact: true }).selectOption("Shop");
  await change.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Plan" })).toContainText("Shop");

  await page.goto(paths.clients);
  await page.getByRole("combobox", { name: "Plan", exact: true }).selectOption("Shop");
  await expect(page.getByRole("row").filter({ hasText: company })).toContainText("Plan: Shop");
  await expect(page.getByText("Plan: Shop")).toHaveCount(1);
});
