import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { fieldMessages, signUpMessages } from "../../tests/english";
import { expect, openAs, test } from "../test";

test.use({ viewport: { width: 360, height: 800 } });

test("a business asks for a card and becomes a client with one click", async ({ page, adminUser, newVisitor }) => {
  const request = buildRequest();
  const visitor = await newVisitor({ viewport: { width: 360, height: 800 } });
  await visitor.goto("/");
  await visitor.locator("summary").first().click();
  await visitor.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Sign Up" }).click();
  await expect(visitor).toHaveURL(/\/signup$/);
  await fill(visitor, request);
  await visitor.getByRole("button", { name: "Send request" }).click();
  await expect(visitor.getByRole("status")).toContainText(signUpMessages.received);

  await openAs(page, adminUser, "/dashboard");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await expect(page.getByRole("link", { name: `${request.company} asks for a card` })).toBeVisible();
  await page.goto("/dashboard/sign-ups");
  await page.getByLabel("Search requests").fill(request.email);
  await expect(page.getByRole("button", { name: /^Create client of / })).toHaveCount(1);
  await page.getByRole("button", { name: `Create client of ${request.company}` }).click();
  const dialog = page.getByRole("dialog", { name: `${request.company} is a client now` });
  const password = (await dialog.getByRole("definition").nth(1).textContent()) ?? "";
  await expect(dialog.getByRole("link", { name: "Send on WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(`^https://wa\\.me/919876543210\\?text=.*${encodeURIComponent(password)}`),
  );
  await page.keyboard.press("Escape");
  await expect(page.getByText("Accepted")).toBeVisible();
  await page.getByRole("link", { name: `View client ${request.company}` }).click();
  await expect(page.getByRole("heading", { name: request.company })).toBeVisible();

  await visitor.goto("/login");
  await visitor.getByLabel("Email").fill(request.email);
  await visitor.getByLabel("Password", { exact: true }).fill(password);
  await visitor.getByRole("button", { name: "Sign in" }).click();
  await expect(visitor).toHaveURL(/\/dashboard$/);
});

test("what is wrong stands beside its field and nothing typed is lost", async ({ page }) => {
  await page.goto("/signup");
  await fill(page, { ...buildRequest(), phone: "call me" });
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page.getByLabel("Phone")).toHaveAccessibleDescription(fieldMessages.phoneInvalid);
  await expect(page.getByLabel("Company")).toHaveValue(/^Bakery/);

  await page.getByLabel("Phone").fill("98765 43210");
  await page.route("**/api/public/sign-ups/", (route) => route.abort());
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be sent");
  await page.unroute("**/api/public/sign-ups/");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("status")).toContainText(signUpMessages.received);
});

test("it works without script", async ({ newVisitor, adminUser }) => {
  const visitor = await newVisitor({ javaScriptEnabled: false });
  const request = buildRequest();
  await visitor.goto("/signup");
  await fill(visitor, { ...request, phone: "call me" });
  await visitor.getByRole("button", { name: "Send request" }).click();
  await expect(visitor).toHaveURL(/\/signup\/check$/);
  await expect(visitor.getByRole("alert")).toHaveText("Please check what you entered and send it again.");
  await fill(visitor, request);
  await visitor.getByRole("button", { name: "Send request" }).click();
  await expect(visitor).toHaveURL(/\/signup\/thanks$/);
  await expect(visitor.getByRole("status")).toContainText(signUpMessages.received);
  expect(await adminUser.call("GET", `/admin/sign-ups/?search=${request.email}`)).toMatchObject({ count: 1 });
});

test("what fills every field, seen or not, leaves nothing behind", async ({ site, adminUser }) => {
  const { company, ...request } = buildRequest();
  const form = new URLSearchParams({ ...request, company_name: company, consent: "true", fax: "1" });
  const response = await fetch(`${site.url}/api/sign-up`, { method: "POST", body: form, redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/signup/thanks"]);
  expect(await adminUser.call("GET", `/admin/sign-ups/?search=${request.email}`)).toMatchObject({ count: 0 });
  const foreign = { origin: "https://evil.test" };
  expect((await fetch(`${site.url}/api/sign-up`, { method: "POST", body: form, headers: foreign })).status).toBe(403);
  expect((await fetch(`${site.url}/api/sign-up`, { method: "POST", body: "{", redirect: "manual" })).status).toBe(303);
  expect((await fetch(`${site.url}/signup/nothing`)).status).toBe(404);
});

test("a request is deleted after a question", async ({ page, adminUser, site }) => {
  const { company, ...request } = buildRequest();
  const json = { ...request, company_name: company, consent: true };
  await fetch(`${site.url}/api/public/sign-ups/`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify(json),
  });
  await openAs(page, adminUser, `/dashboard/sign-ups?search=${request.email}`);
  await page.getByRole("button", { name: `Delete ${company}` }).click();
  await expect(page.getByText("Are you sure you want to delete this request?")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No requests found")).toBeVisible();
});

function buildRequest() {
  const mark = randomUUID().slice(0, 8);
  return { company: `Bakery ${mark}`, name: "Asha Rao", phone: "98765 43210", email: `${mark}@example.com` };
}

async function fill(page: Page, { company, name, phone, email }: ReturnType<typeof buildRequest>): Promise<void> {
  await page.getByLabel("Company").fill(company);
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Phone").fill(phone);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel(/may keep what I entered/).check();
}
