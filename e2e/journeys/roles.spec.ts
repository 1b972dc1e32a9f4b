import type { Locator, Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { admin } from "../site";
import { expect, openAs, signIn, test } from "../test";

/** Which screens show what to which role; tests/contract covers the refused calls. */

const screens: { path: string; heading: string | RegExp; administrator?: string | RegExp }[] = [
  { path: paths.dashboard, heading: /^Welcome back/ },
  { path: paths.profile, heading: "Profile settings" },
  { path: paths.banners, heading: "My Banner", administrator: "Banners belong to clients" },
  { path: paths.documents, heading: "My Documents", administrator: "Documents belong to clients" },
  { path: paths.products, heading: "My Products", administrator: "Products belong to clients" },
  { path: paths.videos, heading: "My Videos", administrator: "Videos belong to clients" },
  { path: paths.share, heading: "Share", administrator: "Cards belong to clients" },
  { path: paths.preview, heading: "Link preview", administrator: /belong to clients$/ },
  { path: paths.feedback, heading: "Customer Feedback" },
  { path: paths.visitorData, heading: "Visitors' data" },
  { path: paths.analytics, heading: "Analytics & Insights" },
];

const administrators = (id: number) => [
  { path: paths.clients, heading: "Clients" },
  { path: paths.newClient, heading: "Add New Client" },
  { path: paths.importClients, heading: /^Import/ },
  { path: paths.plans, heading: "Plans" },
  { path: paths.payments, heading: "Payments" },
  { path: paths.invoices, heading: "Payments" },
  { path: paths.paymentSettings, heading: "Payments" },
  { path: paths.signUps, heading: "Requests" },
  { path: paths.announcements, heading: "Announcements" },
  { path: paths.mailTexts, heading: "Email texts" },
  { path: paths.administrators, heading: "Administrators" },
  { path: paths.audit, heading: "Audit log" },
  { path: paths.status, heading: "Status" },
  { path: paths.siteSettings, heading: "Site settings" },
  { path: paths.client(id), heading: /^Test Company/ },
];

const deniedToClients = (id: number) => [
  { path: paths.editClient(id), heading: "Edit client", denial: "You don't have permission to edit clients." },
  {
    path: paths.changeClientPassword(id),
    heading: /password$/,
    denial: "You don't have permission to change client passwords.",
  },
];

test("somebody without a session sees no screen, and is sent to sign in for each", async ({ page, owner }) => {
  const all = [...screens, ...administrators(owner.id), ...deniedToClients(owner.id)].map(({ path }) => path);
  for (const path of [...all, `${paths.dashboard}/nothing`, `${paths.clients}?search=lamps&page=2`]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, paths.login(path)]);
    expect(await answer.text()).not.toContain("<html");
  }
  await page.goto(paths.client(owner.id));
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
});

test("signing in leads to the screen that was asked for, with its search", async ({ page, owner }) => {
  await page.goto(`${paths.clients}?search=${owner.slug}`);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, admin);
  await expect(page).toHaveURL(new RegExp(`${paths.clients}\\?search=${owner.slug}$`));
  await expect(page.getByRole("searchbox", { name: "Search clients" })).toHaveValue(owner.slug);
});

test("a client who asks for an administrator's screen is led home after signing in", async ({ page, owner }) => {
  await page.goto(paths.client(owner.id));
  await fillSignIn(page, owner);
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("a client has the screens of a card", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  await expect(menuOf(page)).toHaveText([
    "Dashboard",
    "Profile",
    "Banner",
    "Documents",
    "Products",
    "Videos",
    "Team",
    "Share",
    "Link preview",
    /^Enquiries/,
    "Appointments",
    /^Feedback/,
    "Analytics",
  ]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("2");
  await expectTiles(page, ["Total Documents", "Total Products", "Total Views", "Feedback Received"]);
  for (const { path, heading } of screens) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

test("a client is sent home from an administrator's screens, or told why not", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  for (const { path } of administrators(owner.id)) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([307, paths.dashboard]);
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  }
  for (const { path, denial } of deniedToClients(owner.id)) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(page.getByText(denial, { exact: true })).toBeVisible();
    await expect(page.getByText(owner.company_name)).toBeHidden();
    await page.getByRole("link", { name: "Back to Dashboard" }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test("an administrator has the clients, and no screens of a card", async ({ page, owner }) => {
  await signIn(page, admin.email, admin.password);
  await expect(menuOf(page)).toHaveText([
    "Dashboard",
    "Profile",
    /^Enquiries/,
    /^Feedback/,
    "Analytics",
    "Clients",
    "Plans",
    "Payments",
    "Requests",
    "Announcements",
    "Email texts",
    "Administrators",
    "Audit log",
    "Status",
    "Site settings",
  ]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("1");
  await expectTiles(page, ["Total Clients", "Active Documents", "Products", "Conversion Rate"]);
  for (const { path, heading, administrator } of screens) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { name: administrator ?? heading })).toBeVisible();
  }
  for (const { path, heading } of [...administrators(owner.id), ...deniedToClients(owner.id)]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("heading", { name: heading, level: 1 })).toBeVisible();
  }
});

test("an administrator whose browser remembers another role is sent home once, and not again", async ({
  page,
  adminUser,
}) => {
  await openAs(page, adminUser, paths.dashboard);
  await expect(page.getByRole("heading", { name: /^Welcome back/ })).toBeVisible();
  // Otherwise a refetch of the profile would correct the remembered role before the screen opens.
  await page.waitForLoadState("networkidle");
  const clients = menuOf(page).filter({ hasText: "Clients" });
  for (const forget of [() => localStorage.setItem("role", "2"), () => localStorage.clear()]) {
    await page.evaluate(forget);
    await clients.click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("role"))).toBe("1");
    await expect(page).toHaveURL(/\/dashboard$/);
    await clients.click();
    await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

function menuOf(page: Page): Locator {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link");
}

async function expectTiles(page: Page, labels: string[]): Promise<void> {
  for (const label of labels) await expect(page.getByRole("main").getByText(label, { exact: true })).toBeVisible();
}

async function fillSignIn(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
