import * as paths from "@/lib/paths";
import { failures } from "../../tests/english";
import { test } from "../split";
import { expect, openAs } from "../test";

// All tests share one pair of processes.
test.describe.configure({ mode: "default" });

test("every screen shows a provider outage and recovers without a new sign-in", async ({
  page,
  provider,
  adminUser,
  owner,
}) => {
  const menu = page.getByRole("navigation", { name: "Main" });
  await openAs(page, adminUser, paths.client(owner.id));
  await expect(page.getByRole("heading", { name: owner.company_name, level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Download backup" })).toBeVisible();
  await provider.kill("SIGKILL");
  try {
    await page.getByRole("button", { name: "Deactivate", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
    await expect(page.getByRole("alert").filter({ hasText: failures.unavailable })).toBeVisible();
    await menu.getByRole("link", { name: "Clients" }).click();
    await expect(page.getByRole("heading", { name: "Error Loading Clients" })).toBeVisible();
    await expect(page.getByText(failures.unavailable)).toBeVisible();
    await menu.getByRole("link", { name: "Requests" }).click();
    await expect(page.getByRole("heading", { name: /^Failed to fetch/ })).toBeVisible();
  } finally {
    await provider.start();
  }
  await menu.getByRole("link", { name: "Clients" }).click();
  await expect(page.getByRole("row", { name: new RegExp(owner.company_name) })).toBeVisible();
});

test("signing in during an outage fails with a reason, and works afterwards", async ({ page, provider, owner }) => {
  await page.goto(paths.login());
  await page.getByLabel("Email").fill(owner.email);
  await page.getByLabel("Password", { exact: true }).fill(owner.password);
  await provider.kill("SIGKILL");
  try {
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByText(failures.unavailable)).toBeVisible();
  } finally {
    await provider.start();
  }
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
});
