import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { ApiUser } from "../api-user";
import { admin } from "../site";
import { expect, signIn, test } from "../test";

test("an anonymous visitor is sent to sign in and back to where they were going", async ({ page, adminUser }) => {
  const client = await adminUser.createClient();
  await page.goto("/dashboard/documents");
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fdocuments$/);
  await page.getByLabel("Email").fill(client.email.toUpperCase());
  await page.getByLabel("Password", { exact: true }).fill(client.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard\/documents$/);
  await page.goto("/login");
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a wrong password says so and keeps what was typed", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Email is required")).toBeVisible();
  await expect(page.getByText("Password is required")).toBeVisible();
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password", { exact: true }).fill("wrong password");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByText("Email or password is wrong")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
});

test("signing out ends the session everywhere and no token ever reaches the page", async ({
  page,
  adminUser,
  context,
}) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  const cookie = (await context.cookies()).find(({ name }) => name === "token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  expect(cookie?.value.length).toBeLessThan(4096);
  const lifetime = (cookie?.expires ?? 0) - Date.now() / 1000;
  expect(Math.abs(lifetime - 7 * 24 * 60 * 60)).toBeLessThan(600);
  expect(await page.content()).not.toContain("eyJ");
  expect(await page.evaluate(() => fetch("/api/auth/session").then((response) => response.text()))).not.toMatch(
    /eyJ|access|refresh/,
  );
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("eyJ");

  await page.getByRole("button", { name: new RegExp(client.email) }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
});

test("a session that ends elsewhere leads to sign-in at the next call", async ({ page, adminUser, consoleErrors }) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  // An open screen would learn it from its event stream and redirect by itself, in the middle of the next step.
  await page.goto("about:blank");
  const change = { current_password: client.password, new_password: "nine quiet lanterns" };
  await adminUser.call("PATCH", pathOf(operations.changeClientPassword, { id: client.id }), change);
  await page.goto("/dashboard/documents");
  await expect(page).toHaveURL(/\/login/);
  // The page logs the reason, if it still gets to it.
  for (const error of consoleErrors.splice(0))
    expect(error).toContain("The profile of the session could not be loaded");
});

test("the proxy takes no request from another site", async ({ site, adminUser }) => {
  const client = await adminUser.createClient();
  const user = await ApiUser.signIn(site.url, admin.email, admin.password);
  const attempts: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { "sec-fetch-site": "cross-site" },
    { "x-requested-with": "", "content-type": "text/plain" },
  ];
  for (const headers of attempts) {
    const response = await user.fetch(`/api/admin/clients/block/${client.id}/`, { method: "POST", headers });
    expect([headers, response.status]).toEqual([headers, 403]);
  }
  expect(await user.call("GET", `/admin/clients/${client.id}/edit/`)).toMatchObject({ is_active: true });
});

test("sign-in tokens are not for the browser", async ({ request }) => {
  const response = await request.post("/api/token/", { data: admin, headers: { "x-requested-with": "namaskard" } });
  expect(response.status()).toBe(404);
});
