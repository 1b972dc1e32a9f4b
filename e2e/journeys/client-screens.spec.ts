import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { accountMessages, failures } from "../../tests/english";
import { admin } from "../site";
import { expect, signIn, test } from "../test";

test("an administrator deactivates a client, whose card and screens go, and brings both back", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  expect((await visitor.goto(`/${owner.slug}`))?.status()).toBe(200);
  await page.context().addCookies(adminUser.cookies);
  await openFromList(page, owner.company_name);
  await expect(page.getByRole("region", { name: "Client Information" })).toContainText(owner.email);

  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText("Client deactivated successfully!")).toBeVisible();
  await expect(page.getByText("Inactive", { exact: true }).first()).toBeVisible();
  expect((await visitor.goto(`/${owner.slug}`))?.status()).toBe(404);
  await signIn(visitor, owner.email, owner.password);
  const told = visitor.getByRole("heading", { name: `${owner.company_name} is switched off` });
  await expect(told).toBeVisible();
  await expect(page.getByText("Client deactivated successfully!")).toBeHidden();
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page.getByRole("row", { name: new RegExp(owner.company_name) })).toContainText("Inactive");

  await openFromList(page, owner.company_name);
  await page.getByRole("button", { name: "Activate", exact: true }).click();
  await expect(page.getByText("Client activated successfully!")).toBeVisible();
  expect((await visitor.goto(`/${owner.slug}`))?.status()).toBe(200);
  await visitor.goto("/dashboard");
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(told).toBeHidden();
});

test("an administrator's own password opens a client's to change, and the client signs in with the new one", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  const detail = new RegExp(`/dashboard/clients/${owner.id}$`);
  await page.context().addCookies(adminUser.cookies);
  await page.goto(`/dashboard/clients/${owner.id}/edit`);
  await page.getByRole("link", { name: "Change Password" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(detail);
  await page.getByRole("link", { name: "Change Password" }).click();

  await changePassword(page, "not the password", "brand new password");
  await expect(page.getByText(accountMessages.currentPasswordIncorrect)).toBeVisible();
  await changePassword(page, admin.password, "brand new password");
  await expect(page.getByText(accountMessages.passwordChanged)).toBeVisible();
  await expect(page.getByLabel("Current Password")).toHaveValue("");
  await expect(page).toHaveURL(detail);

  const visitor = await newVisitor();
  await expectNoSignIn(visitor, owner.email, owner.password);
  await signIn(visitor, owner.email, "brand new password");
});

test("an administrator gives a client another e-mail and phone to sign in with, and the former ones open nothing", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  const email = `moved-${owner.email}`;
  const number = `+91 98${Date.now().toString().slice(-8)}`;
  const edit = `/dashboard/clients/${owner.id}/edit`;
  await page.context().addCookies(adminUser.cookies);
  await page.goto(edit);
  await page.getByRole("button", { name: "Change sign-in email" }).click();
  const ofEmail = page.getByRole("dialog", { name: "Change sign-in email" });
  await ofEmail.getByLabel("New email").fill(email);
  await ofEmail.getByLabel("Current Password").fill(owner.password);
  await ofEmail.getByRole("button", { name: "Change email" }).click();
  await expect(ofEmail.getByText(accountMessages.currentPasswordIncorrect)).toBeVisible();
  await expect(ofEmail.getByRole("button", { name: "Use your passkey instead" })).toHaveCount(0);
  await ofEmail.getByLabel("Current Password").fill(admin.password);
  await ofEmail.getByRole("button", { name: "Change email" }).click();
  await expect(ofEmail).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue(email);

  await page.getByRole("button", { name: "Change phone" }).click();
  const ofPhone = page.getByRole("dialog", { name: "Change phone" });
  await ofPhone.getByLabel("Phone", { exact: true }).fill(number);
  await ofPhone.getByRole("checkbox", { name: "The client signs in with this number too" }).click();
  await ofPhone.getByLabel("Current Password").fill(admin.password);
  await ofPhone.getByRole("button", { name: "Change phone" }).click();
  await expect(ofPhone).toBeHidden();
  await expect(page.getByText("Phone to sign in")).toBeVisible();

  const visitor = await newVisitor();
  await expectNoSignIn(visitor, owner.email, owner.password);
  await signIn(visitor, email, owner.password);
  const other = await newVisitor();
  await signIn(other, number, owner.password);
  await other.goto("/dashboard/account");
  await expect(other.getByText(email).first()).toBeVisible();
});

test("a client is deleted from the list and from its own screen, each time after a question", async ({
  page,
  adminUser,
  newVisitor,
}) => {
  const mark = randomUUID().slice(0, 8);
  const [first, second] = [
    await adminUser.createClient({ company_name: `First ${mark}` }),
    await adminUser.createClient({ company_name: `Second ${mark}` }),
  ];
  await page.context().addCookies(adminUser.cookies);
  await page.goto(`/dashboard/clients?search=${mark}`);
  const count = (shown: number) => page.getByText(new RegExp(`^Showing ${shown} of \\d+ clients$`));
  await expect(count(2)).toBeVisible();
  const remove = page.getByRole("button", { name: `Delete ${first.company_name}` });
  await remove.click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText("Are you sure you want to delete this client?");
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(count(1)).toBeVisible();

  await page.getByRole("link", { name: `View ${second.company_name}` }).click();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(dialog).toContainText("Are you sure you want to delete this client? This action cannot be undone.");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(mark) })).toHaveCount(0);
  const visitor = await newVisitor();
  for (const { slug } of [first, second]) expect((await visitor.goto(`/${slug}`))?.status()).toBe(404);
});

test("an address that names no client says so and leads back", async ({ page, adminUser }) => {
  await page.context().addCookies(adminUser.cookies);
  for (const id of ["999999999", "7abc"])
    for (const path of [`${id}`, `${id}/edit`, `${id}/change-password`]) {
      await page.goto(`/dashboard/clients/${path}`);
      await expect(page.getByRole("heading", { name: "Client not found" })).toBeVisible();
    }
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
});

test("on a phone the rows are cards with everything within a thumb's reach", async ({ adminUser, newVisitor }) => {
  const client = await adminUser.createClient({
    company_name: `${randomUUID().slice(0, 8)} Handloom and Handicraft Emporium of the Upper Valley`,
  });
  const phone = await newVisitor({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });
  await phone.context().addCookies(adminUser.cookies);
  for (const path of ["", `/${client.id}`, `/${client.id}/edit`, `/${client.id}/change-password`]) {
    await phone.goto(`/dashboard/clients${path}`);
    await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(phone.getByText(client.company_name).first()).toBeVisible();
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    for (const control of await phone.locator("main").locator("a, button, input:not([hidden])").all()) {
      const height = await control.evaluate((element) =>
        Math.max(
          element.getBoundingClientRect().height,
          Number.parseFloat(getComputedStyle(element, "::after").height) || 0,
        ),
      );
      expect([await control.textContent(), Math.round(height) >= 44]).toEqual([await control.textContent(), true]);
    }
  }
});

async function openFromList(page: Page, companyName: string): Promise<void> {
  await page.goto(`/dashboard/clients?search=${encodeURIComponent(companyName)}`);
  await page.getByRole("link", { name: `View ${companyName}` }).click();
  await expect(page.getByRole("heading", { name: companyName, level: 1 })).toBeVisible();
}

async function changePassword(page: Page, current: string, next: string): Promise<void> {
  await page.getByLabel("Current Password").fill(current);
  await page.getByLabel("New Password", { exact: true }).fill(next);
  await page.getByLabel("Confirm New Password").fill(next);
  await page.getByRole("button", { name: "Change Password" }).click();
}

async function expectNoSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText(failures.invalidCredentials)).toBeVisible();
}
