import type { Page } from "@playwright/test";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { openRazorpay } from "../../tests/servers/razorpay";
import { ApiUser } from "../api-user";
import { openSite } from "../installation";
import { makeCard, signInAsNewOwner } from "../make-card";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";
import { addPlan, takePayments } from "../till";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

/** A site that sells a plan with two weeks for free. */
async function openShop(settings: Record<string, string> = {}): Promise<{ site: Site; administrator: ApiUser }> {
  const site = await openSite({ SIGN_UP: "open", SEED_DEMO: "false", ...settings });
  const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
  await takePayments(administrator);
  await addPlan(administrator, { trial_days: 14, is_public: true, is_default: true });
  return { site, administrator };
}

/** From the landing page over a new card to the button that pays for it. */
async function startCard(page: Page): Promise<void> {
  await page.goto("/");
  const pricing = page.locator("#pricing");
  await expect(pricing.getByText("₹599")).toBeVisible();
  await pricing.getByRole("link", { name: "Get your card" }).click();
  await page.waitForLoadState();
  await makeCard(page);
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForLoadState();
  await signInAsNewOwner(page);
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto(paths.account);
  await page.getByRole("link", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Enter details" }).click();
  const form = page.getByRole("dialog", { name: "Bill to" });
  await form.getByLabel("Name of business or person").fill("Asha Bakery");
  await form.getByLabel("Address").fill("14 Flower Market Road, Mumbai");
  await form.getByLabel("State").selectOption("Maharashtra");
  await form.getByLabel("PIN code").fill("400001");
  await form.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Pay ₹599 for 12 months" }).click();
}

async function expectInvoice(page: Page): Promise<void> {
  await expect(page.getByText(/^Paid: ₹599 on .*Thank you\.$/)).toBeVisible();
  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices.getByRole("listitem")).toContainText(/NK\/\d\d-\d\d\/00001Invoice · .*₹599/);
}

test.describe("from the landing page to a paid invoice on a phone", () => {
  test.setTimeout(180_000);

  test("by UPI, with one tap of the administrator", async ({ newVisitor }) => {
    const { site, administrator } = await openShop();
    const page = await newVisitor({ ...phone, baseURL: site.url });
    await startCard(page);
    await page.getByLabel("Bank’s reference (UTR)").fill("4321 8765 0001");
    await page.getByRole("button", { name: "Send reference" }).click();
    await expect(page.getByText("We have your reference 432187650001")).toBeVisible();

    const desk = await newVisitor({ baseURL: site.url });
    await openAs(desk, administrator, paths.payments);
    await desk.getByRole("button", { name: "Money is here from Asha Bakery" }).click();
    await expect(desk.getByText(/invoice NK\/\d\d-\d\d\/00001 is issued/)).toBeVisible();
    await page.reload();
    await expectInvoice(page);
    await site.close();
  });

  test("by Razorpay, with nobody's", async ({ newVisitor }) => {
    const gateway = await openRazorpay();
    const { site, administrator } = await openShop(gateway.settings);
    gateway.webhook = `${site.url}/api/webhooks/razorpay/`;
    const page = await newVisitor({ ...phone, baseURL: site.url });
    await startCard(page);
    await page.getByRole("button", { name: "Pay ₹599 online" }).click();
    await page.getByRole("button", { name: "Pay now" }).click();
    await expectInvoice(page);
    const { results } = await administrator.call<{ results: { subscription: { state: string } }[] }>(
      "GET",
      pathOf(operations.listClients),
    );
    expect(results[0]?.subscription.state).toBe("active");
    await site.close();
    await gateway.close();
  });
});
