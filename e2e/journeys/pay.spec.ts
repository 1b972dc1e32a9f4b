import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { readCode } from "../../tests/lib/drawing/read-code";
import { expect, openAs, test } from "../test";
import { addPlan, dayIn, listRequests, putOnPlan, takePayments } from "../till";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("an owner pays by UPI on a phone, names the bank's reference, and has an invoice once that is confirmed", async ({
  owner,
  adminUser,
  newVisitor,
}) => {
  await takePayments(adminUser);
  await putOnPlan(adminUser, owner.id, await addPlan(adminUser, {}), 5);
  const page = await newVisitor(phone);
  await openAs(page, owner.api, paths.pay);
  await page.getByRole("button", { name: "Enter details" }).click();
  const form = page.getByRole("dialog", { name: "Bill to" });
  await form.getByLabel("Name of business or person").fill("Marigold Living & Sons");
  await form.getByLabel("Address").fill("14 Flower Market Road, Mumbai");
  await form.getByLabel("State").selectOption("Maharashtra");
  await form.getByLabel("PIN code").fill("400 001");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Bill to" }).getByText("Maharashtra 400001")).toBeVisible();

  await page.getByRole("button", { name: "Pay ₹599 for 12 months" }).click();
  const payment = page.getByRole("region", { name: "Payment", exact: true });
  await expect(payment.getByText("Any tax is included.")).toBeVisible();
  const code = payment.getByRole("img", { name: "UPI code of Namaskard Services" });
  await expect(code).toBeVisible();
  const [request] = await listRequests(adminUser, owner.id);
  const asked = { pa: "namaskard@okbank", am: "599.00", tn: request?.reference };
  await expect.poll(async () => readLink(await readCode(await code.screenshot()))).toMatchObject(asked);
  const link = await payment.getByRole("link", { name: "Pay in a UPI app" }).getAttribute("href");
  expect(readLink(link)).toMatchObject(asked);

  await payment.getByLabel("Bank’s reference (UTR)").fill("4321 8765 0001");
  await payment.getByRole("button", { name: "Send reference" }).click();
  await expect(payment.getByText("We have your reference 432187650001")).toBeVisible();
  await expect(code).toHaveCount(0);

  const confirmation = { payments: [{ id: request?.id, received_on: dayIn(0) }] };
  await adminUser.call("POST", pathOf(operations.confirmPayments), confirmation);
  await page.reload();
  await expect(payment.getByText(/^Paid: ₹599 on .*Thank you\.$/)).toBeVisible();
  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices.getByRole("listitem")).toContainText(/\/\d\d-\d\d\/\d{5}Invoice · .*₹599/);
  const downloading = page.waitForEvent("download");
  await invoices.getByRole("link", { name: /^Download NK.* as PDF$/ }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^NK-\d\d-\d\d-\d{5}\.pdf$/);
});

function readLink(link: string | null): Record<string, string> {
  return Object.fromEntries(new URL(link ?? "upi://pay").searchParams);
}
