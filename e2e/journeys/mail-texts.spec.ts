import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSiteWithMail } from "../installation";
import { admin } from "../site";
import { expect, openAs, test } from "../test";
import { addPlan, buyer, dayIn, listRequests, putOnPlan, setTerms } from "../till";

let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  installed = await openSiteWithMail();
});
test.afterAll(() => installed?.close());

test("an invoice is mailed in the words that an administrator wrote and saw before", async ({ newVisitor }) => {
  if (!installed) throw new Error("no site");
  const { site, smtp } = installed;
  const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
  const page = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: site.url });
  await openAs(page, administrator, paths.mailTexts);
  await page.getByLabel("Text", { exact: true }).fill("Namaste from ");
  await page.getByRole("button", { name: "Name of this site" }).click();
  const mail = page.frameLocator("iframe[title='The email']");
  await expect(mail.getByText("Namaste from Namaskard")).toBeVisible();
  await expect(mail.getByRole("link", { name: "Open your invoices" })).toBeVisible();
  // The mail has a room of its own, in which no script runs.
  await expect(mail.getByRole("main")).toHaveCSS("border-radius", "16px");
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The text is saved")).toBeVisible();

  await setTerms(administrator);
  const { id, email: address, password } = await administrator.createClient();
  await putOnPlan(administrator, id, await addPlan(administrator, {}), 5);
  const owner = await ApiUser.signIn(site.url, address, password);
  await owner.call("PUT", pathOf(operations.updateBillingDetails), buyer);
  await owner.call("POST", pathOf(operations.createPaymentRequest));
  const [request] = await listRequests(administrator, id);
  const payments = [{ id: request?.id, received_on: dayIn(0) }];
  await administrator.call("POST", pathOf(operations.confirmPayments), { payments });
  const invoice = () => smtp.received.find(({ to, email }) => to[0] === address && email.attachments.length > 0);
  await expect.poll(() => invoice()?.email.text, { timeout: 30_000 }).toContain("Namaste from Namaskard");
});
