import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { accountMessages } from "../../tests/english";
import type { SmtpServer } from "../../tests/servers/smtp";
import { ApiUser } from "../api-user";
import { openSiteWithMail } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, signIn, test } from "../test";

const newPassword = "a very new password";

test.describe("with a mail server", () => {
  let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;
  let smtp: SmtpServer;
  let site: Site;

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    installed = await openSiteWithMail();
    ({ smtp, site } = installed);
  });
  test.afterAll(() => installed?.close());

  test("an owner who forgot the password sets a new one by mail, and a stranger learns nothing", async ({
    page,
    newVisitor,
  }) => {
    const owner = await (await ApiUser.signIn(site.url, admin.email, admin.password)).createClient();
    const elsewhere = await newVisitor();
    await openAs(elsewhere, await ApiUser.signIn(site.url, owner.email, owner.password), site.url + paths.dashboard);

    await page.goto(site.url + paths.login());
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    for (const email of ["nobody@example.com", owner.email]) {
      await page.getByLabel("Email").fill(email);
      await page.getByRole("button", { name: "Send link" }).click();
      await expect(page.getByRole("status")).toContainText(accountMessages.resetLinkAsked);
      await page.getByRole("button", { name: "Use another email" }).click();
    }
    await expect.poll(() => smtp.received.map(({ to }) => to)).toEqual([[owner.email]]);
    const link = /https?:\/\/\S+\/reset-password#\S+/.exec(smtp.received[0]?.email.text ?? "")?.[0] ?? "";
    // Programs may open the link first; that does not use it up.
    expect((await fetch(link)).status).toBe(200);

    await setPassword(page, link, owner.email);
    await expect(page).toHaveURL(`${site.url}${paths.loginAfterReset}`);
    await expect(page.getByRole("status")).toContainText("Your new password is set");
    await elsewhere.goto(site.url + paths.profile);
    await expect(elsewhere).toHaveURL(/\/login/);
    await page.getByLabel("Email").fill(owner.email);
    await page.getByLabel("Password", { exact: true }).fill(newPassword);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);

    await elsewhere.goto(link);
    await expect(elsewhere.getByRole("heading", { name: accountMessages.resetLinkInvalid })).toBeVisible();
    await elsewhere.getByRole("link", { name: "Get a new link" }).click();
    await expect(elsewhere).toHaveURL(site.url + paths.forgotPassword);
    await expect(elsewhere.getByRole("button", { name: "Send link" })).toBeVisible();
  });
});

test("without mail an administrator makes the link, and the owner signs in with the phone number", async ({
  page,
  newVisitor,
  adminUser,
}) => {
  const phone = `+91 98${String(Date.now()).slice(-8)}`;
  const owner = await adminUser.createClient({ phone });
  const visitor = await newVisitor({ viewport: { width: 320, height: 700 } });
  await visitor.goto(paths.forgotPassword);
  await expect(visitor.getByText("Message us for a reset link")).toBeVisible();
  await expect(visitor.getByLabel("Email")).toHaveCount(0);

  await openAs(page, adminUser, paths.changeClientPassword(owner.id));
  const section = page.getByRole("region", { name: "Reset link" });
  await section.getByRole("button", { name: "Make a reset link" }).click();
  const link = await section.getByRole("textbox", { name: "Reset link" }).inputValue();
  await expect(section.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/${phone.replace(/\D/g, "")}\\?text=.*${encodeURIComponent(link)}$`),
  );

  await setPassword(visitor, link, owner.email);
  await expect(visitor.getByRole("status")).toContainText("Your new password is set");
  await signIn(visitor, phone.replace("+91 ", "0"), newPassword);
  await visitor.getByRole("button", { name: /^User menu/ }).click();
  await expect(visitor.getByText(owner.email).first()).toBeVisible();
});

async function setPassword(page: Page, link: string, email: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(`For ${email}`)).toBeVisible();
  await page.getByLabel("New Password", { exact: true }).fill(newPassword);
  await page.getByLabel("Confirm New Password").fill(newPassword);
  await page.getByRole("button", { name: "Set password" }).click();
}
