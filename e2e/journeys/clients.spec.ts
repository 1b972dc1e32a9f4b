import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { ApiUser } from "../api-user";
import { expect, openAs, test } from "../test";

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

async function openNewClient(page: Page, adminUser: ApiUser): Promise<void> {
  await openAs(page, adminUser, "/dashboard/clients");
  await page.getByRole("link", { name: "Add New Client" }).click();
  await expect(page.getByRole("heading", { name: "Add New Client" })).toBeVisible();
}

async function create(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Create client" }).click();
}
