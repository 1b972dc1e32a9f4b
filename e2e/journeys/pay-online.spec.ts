import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import type { PaymentGateway } from "../../tests/servers/payment-gateway";
import { openRazorpay } from "../../tests/servers/razorpay";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";
import { addPlan, buyer, putOnPlan, setTerms } from "../till";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

let gateway: PaymentGateway;
let own: Site;
let administrator: ApiUser;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  gateway = await openRazorpay();
  own = await openSite(gateway.settings);
  administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  await setTerms(administrator);
});
test.afterAll(async () => {
  await own?.close();
  await gateway?.close();
});

/** A client whose plan is to be paid, and whom its invoice is for. */
async function addOwner(): Promise<ApiUser> {
  const { id, email, password } = await administrator.createClient();
  await putOnPlan(administrator, id, await addPlan(administrator, {}), 5);
  const owner = await ApiUser.signIn(own.url, email, password);
  await owner.call("PUT", pathOf(operations.updateBillingDetails), buyer);
  return owner;
}

test("an owner pays online on a phone, and has the invoice without anybody's doing", async ({ newVisitor }) => {
  gateway.webhook = `${own.url}/api/webhooks/razorpay/`;
  const page = await newVisitor({ ...phone, baseURL: own.url });
  await openAs(page, await addOwner(), paths.pay);
  await page.getByRole("button", { name: "Pay ₹599 for 12 months" }).click();
  const payOnline = page.getByRole("button", { name: "Pay ₹599 online" });
  await expect(payOnline).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  // Back without paying, all is as it was.
  await payOnline.click();
  await expect(page.getByRole("heading", { name: "INR 59900" })).toBeVisible();
  await page.goBack();
  await expect(payOnline).toBeVisible();
  await payOnline.click();
  await page.getByRole("button", { name: "Pay now" }).click();

  await expect(page.getByText(/^Paid: ₹599 on .*Thank you\.$/)).toBeVisible();
  await expect(page).toHaveURL(own.url + paths.pay);
  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices.getByRole("listitem")).toHaveCount(1);
  await expect(invoices.getByRole("listitem")).toContainText(/\/\d\d-\d\d\/\d{5}Invoice · .*₹599/);
  expect(gateway.pages.size).toBe(1);
  expect(gateway.answers).toEqual([204, 204]);
});

test("a payment of which nothing is told is found on the way back, and paid back by the gateway", async ({
  newVisitor,
}) => {
  gateway.webhook = null;
  const owner = await addOwner();
  const page = await newVisitor({ ...phone, baseURL: own.url });
  await openAs(page, owner, paths.pay);
  await page.getByRole("button", { name: "Pay ₹599 for 12 months" }).click();
  await page.getByRole("button", { name: "Pay ₹599 online" }).click();
  await page.getByRole("button", { name: "Pay now" }).click();
  await expect(page.getByText(/^Paid: ₹599 on .*Thank you\.$/)).toBeVisible();

  const desk = await newVisitor({ baseURL: own.url });
  await openAs(desk, administrator, paths.invoices);
  await desk
    .getByRole("link", { name: /Marigold Living/ })
    .first()
    .click();
  await desk.getByRole("button", { name: "Refund" }).click();
  const refund = desk.getByRole("dialog", { name: /^Refund invoice/ });
  await expect(refund.getByRole("checkbox", { name: "Razorpay pays it back" })).toBeChecked();
  expect(await findBarriers(desk)).toEqual([]);
  await refund.getByRole("button", { name: "Refund" }).click();
  await expect(desk.getByText(/^Credit note CN\/.* is issued$/)).toBeVisible();
  expect([...gateway.refunds.values()]).toMatchObject([{ amount: 59_900 }]);
});
