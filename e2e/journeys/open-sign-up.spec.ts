import * as paths from "@/lib/paths";
import { signUpMessages } from "../../tests/english";
import { openSiteWithMail } from "../installation";
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
  const password = "seven warm loaves a day";
  await page.goto(site.url + paths.signUp);
  for (const [label, text] of [
    ["Company", "Asha Bakery"],
    ["Your name", "Asha Rao"],
    ["Phone", "+91 98765 43210"],
    ["Email", "asha@example.com"],
    ["Choose a password", password],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Make my card" }).click();
  await expect(page.getByRole("status")).toContainText(signUpMessages.opened);
  const readCard = async () => (await fetch(`${site.url}/asha-bakery`)).text();
  expect(await readCard()).toContain('<meta name="robots" content="noindex"/>');

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForLoadState();
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Open the link that we sent to asha@example.com")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect.poll(() => smtp.received.length).toBe(2);

  const link = /https?:\/\/\S+\/dashboard\/confirm\/\S+/.exec(smtp.received[0]?.email.text ?? "")?.[0] ?? "";
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await elsewhere.getByLabel("Email").fill("asha@example.com");
  await elsewhere.getByLabel("Password", { exact: true }).fill(password);
  await elsewhere.getByRole("button", { name: "Sign in" }).click();
  await expect(elsewhere.getByText(signUpMessages.confirmed)).toBeVisible();
  expect(await readCard()).toContain('<meta name="robots" content="index, follow"/>');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});
