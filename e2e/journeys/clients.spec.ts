import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as failures from "@/lib/contract/failures";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as fieldMessages from "@/lib/contract/messages";
import type { ApiUser } from "../api-user";
import { expectInvalid } from "../expect-invalid";
import { expect, openAs, test } from "../test";

test("a client needs a name, an e-mail of its own and a password", async ({ page, adminUser }) => {
  const taken = await adminUser.createClient();
  await openNewClient(page, adminUser);
  await create(page);
  await expectInvalid(page, "Company name", fieldMessages.companyNameRequired);
  await expectInvalid(page, "Email", fieldMessages.emailRequired);
  await expectInvalid(page, "Password", accountMessages.passwordRequired);
  await expect(page.getByLabel("Company name")).toBeFocused();

  await page.getByLabel("Company name").fill("Twin Traders");
  await page.getByLabel("Email").fill("twin@");
  await page.getByLabel("Phone").fill("call me");
  await page.getByLabel("Password", { exact: true }).fill("short");
  await create(page);
  await expectInvalid(page, "Email", fieldMessages.emailInvalid);
  await expectInvalid(page, "Phone", fieldMessages.phoneInvalid);
  await expectInvalid(page, "Password", accountMessages.passwordTooShort);

  await page.getByLabel("Email").fill(taken.email.toUpperCase());
  await page.getByLabel("Phone").fill("");
  await page.getByLabel("Password", { exact: true }).fill("long enough");
  await create(page);
  await expectInvalid(page, "Email", accountMessages.emailTaken);
  await expect(page.getByLabel("Company name")).toHaveValue("Twin Traders");
});

test("an inactive client is listed as such and cannot sign in", async ({ page, adminUser, newVisitor }) => {
  const name = `Sleeping Shop ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  await openNewClient(page, adminUser);
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("a good password");
  await page.getByLabel("Status").selectOption("Inactive");
  await create(page);
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await expect(page.getByText(`${name} was created`)).toBeVisible();
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Inactive");

  const visitor = await newVisitor();
  await visitor.goto("/login");
  await visitor.getByLabel("Email").fill(email);
  await visitor.getByLabel("Password", { exact: true }).fill("a good password");
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(
    visitor.getByText(failures.invalidCredentials).or(visitor.getByText(failures.accountInactive)),
  ).toBeVisible();
});

test("a new client's login goes from the administrator's phone to the owner's, who signs in", async ({
  adminUser,
  newVisitor,
}) => {
  const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
  const name = `Fresh Shop ${randomUUID().slice(0, 8)}`;
  const email = `${randomUUID()}@example.com`;
  const page = await newVisitor(phone);
  await openNewClient(page, adminUser);
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Phone").fill("98200 11223");
  await page.getByRole("button", { name: "Make one" }).click();
  const password = await page.getByLabel("Password", { exact: true }).inputValue();
  expect(password).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);
  await create(page);
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  const dialog = page.getByRole("dialog", { name: `${name} is a client now` });
  await expect(dialog).toContainText(password);
  const chat = dialog.getByRole("link", { name: "Send on WhatsApp" });
  await expect(chat).toHaveAttribute("href", new RegExp(`^https://wa\\.me/919820011223\\?text=.*${password}`));
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const row = page.getByRole("row", { name: new RegExp(name) });
  await expect(row).toContainText("Never signed in");
  await page.reload();
  await expect(row).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const owner = await newVisitor(phone);
  await owner.goto("/login");
  await owner.getByLabel("Email").fill(email);
  await owner.getByLabel("Password", { exact: true }).fill(password);
  await owner.getByRole("button", { name: "Sign in" }).click();
  await expect(owner.getByRole("heading", { name: `Welcome back, ${name}` })).toBeVisible();

  await page.reload();
  await expect(row).toContainText(/Signed in (just now|\d+ (second|minute)s? ago)/);
  await row.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: "Reset link" }).click();
  const reset = page.getByRole("dialog", { name: `Link to set a password for ${name}` });
  await reset.getByRole("button", { name: "Make a reset link" }).click();
  await expect(reset.getByRole("textbox", { name: "Reset link" })).toHaveValue(/\/reset-password/);
});

test("the list is searched by name, e-mail and phone", async ({ page, adminUser }) => {
  const mark = randomUUID().slice(0, 8);
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, "0");
  const wanted = await adminUser.createClient({ company_name: `Wanted ${mark}`, phone: `+91 90${digits}` });
  await adminUser.createClient({ company_name: `Unwanted ${mark}` });
  await openAs(page, adminUser, "/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
  const search = page.getByRole("searchbox", { name: "Search clients" });
  await search.fill(mark);
  await expect(page.getByText(/^Showing 2 of \d+ clients$/)).toBeVisible();
  for (const text of [`wanted ${mark}`, wanted.email, digits]) {
    await search.fill(text);
    await expect(page.getByRole("cell", { name: wanted.company_name }).first()).toBeVisible();
  }
  await search.fill(wanted.email);
  await expect(page.getByText(/^Showing 1 of \d+ clients$/)).toBeVisible();
  await expect(page.getByRole("row")).toHaveCount(2);
  await search.fill(`${mark}-${mark}`);
  await expect(page.getByRole("heading", { name: "No clients found" })).toBeVisible();
});

test("Cancel and the way back lead to the list", async ({ page, adminUser }) => {
  await openNewClient(page, adminUser);
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await page.getByRole("link", { name: "Add New Client" }).click();
  await page.getByRole("link", { name: "Back to Clients" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
});

async function openNewClient(page: Page, adminUser: ApiUser): Promise<void> {
  await openAs(page, adminUser, "/dashboard/clients");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await expect(page.getByRole("heading", { name: "Add New Client" })).toBeVisible();
}

async function create(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create client" }).click();
}
