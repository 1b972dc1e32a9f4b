import * as paths from "@/lib/paths";
import { signUpMessages } from "../../tests/english";
import { openSiteWithMail } from "../installation";
import { makeCard, signInAsNewOwner } from "../make-card";
import { expect, test } from "../test";

let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  installed = await openSiteWithMail({ SIGN_UP: "open" });
});
test.afterAll(() => installed?.close());

test("somebody makes a card at night, and confirms the email from another browser", async ({ page, newVisitor }) => {
  if (!installed) throw new Error("no site");
  const { site, smtp } = installed;
  await page.goto(site.url + paths.signUp);
  await makeCard(page);
  const readCard = async () => (await fetch(`${site.url}/asha-bakery`)).text();
  expect(await readCard()).toContain('<meta name="robots" content="noindex"/>');

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForLoadState();
  await signInAsNewOwner(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Open the link that we sent to asha@example.com")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect.poll(() => smtp.received.length).toBe(2);

  const link = /https?:\/\/\S+\/dashboard\/confirm\/\S+/.exec(smtp.received[0]?.email.text ?? "")?.[0] ?? "";
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await signInAsNewOwner(elsewhere);
  await expect(elsewhere.getByText(signUpMessages.confirmed)).toBeVisible();
  expect(await readCard()).toContain('<meta name="robots" content="index, follow"/>');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
