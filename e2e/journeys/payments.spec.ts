import { withoutPlan } from "@/lib/contract/limits";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

/** A site of its own, because its terms are those of every invoice. */
let own: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
});
test.afterAll(() => own.close());

const plan = { name: "Shop", price: "500", currency: "INR", months: 12, limits: withoutPlan.limits, features: [] };
const buyer = { name: "Lamps & Sons", address: "1 Lamp Road", pin: "411001", state: "27" };

test("terms are set, a payment is confirmed with one tap, and refunded", async ({ newVisitor }) => {
  const administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const page = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: own.url });
  await openAs(page, administrator, paths.payments);
  await page.getByRole("link", { name: "Set them" }).click();
  await page.getByRole("button", { name: "Add terms" }).click();
  const terms = page.getByRole("dialog", { name: "Add terms" });
  await terms.getByLabel("Name of business or person").fill("Namaskard Services");
  await terms.getByLabel("Address").fill("5 MG Road, Bengaluru");
  await terms.getByLabel("State").selectOption("Karnataka");
  await terms.getByLabel("PIN code").fill("560001");
  await terms.getByLabel("Registered for GST").selectOption("Regular");
  await terms.getByLabel("GSTIN", { exact: true }).fill("29AAGCB7383J1Z4");
  await terms.getByLabel("SAC").fill("998315");
  await terms.getByLabel("Prices of plans").selectOption("Plus tax");
  expect(await findBarriers(page)).toEqual([]);
  await terms.getByRole("button", { name: "Add terms" }).click();
  await expect(page.getByText("In force now")).toBeVisible();
  await page.getByRole("button", { name: "Change" }).click();
  const payTo = page.getByRole("dialog", { name: "How money reaches you" });
  await payTo.getByLabel("UPI ID").fill("nk@upi");
  await payTo.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("nk@upi")).toBeVisible();

  const { id, email, password } = await administrator.createClient();
  const { id: plan_id } = await administrator.call<{ id: number }>("POST", "/admin/plans/", plan);
  await administrator.call("PUT", `/admin/clients/${id}/plan/`, { plan_id, limits: {}, features: null });
  const client = await ApiUser.signIn(own.url, email, password);
  await client.call("PUT", "/client/billing/details/", buyer);
  const request = await client.call<{ id: number }>("POST", "/client/payment-requests/");
  await client.call("POST", `/client/payment-requests/${request.id}/claim/`, { bank_reference: "UTR43218765" });

  await page.getByRole("link", { name: "Payments", exact: true }).click();
  await expect(page.getByText("UTR43218765")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Money is here from Lamps & Sons" }).click();
  await expect(
    page.getByText(/^₹590 from Lamps & Sons: invoice INV\/.* is issued, and the plan goes on$/),
  ).toBeVisible();
  await expect(page.getByText("No payment to confirm")).toBeVisible();

  await page.getByRole("link", { name: "Invoices" }).click();
  await page.getByRole("link", { name: /^INV\// }).click();
  await expect(page.getByText("IGST (18%)")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^INV-\d\d-\d\d-\d{5}\.pdf$/);
  await page.getByRole("button", { name: "Refund" }).click();
  const refund = page.getByRole("dialog", { name: /^Refund invoice/ });
  await refund.getByLabel("Payment reference").fill("R1");
  await refund.getByRole("button", { name: "Refund" }).click();
  await expect(page.getByText(/^Credit note CN\/.* is issued$/)).toBeVisible();
  await page.getByRole("link", { name: "Invoices" }).click();
  await expect(page.getByRole("link", { name: /^CN\// })).toBeVisible();

  await page.getByLabel("Month").selectOption({ index: 1 });
  const sheets = page.getByRole("region", { name: "For the GST return" });
  const sheet = page.waitForEvent("download");
  await sheets.getByRole("link", { name: "B2CS: all others" }).click();
  expect((await sheet).suggestedFilename()).toMatch(/^gstr1-b2cs-\d{4}-\d\d\.csv$/);
  expect(await findBarriers(page)).toEqual([]);
});
