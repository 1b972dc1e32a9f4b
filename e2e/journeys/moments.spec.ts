import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import * as accountMessages from "@/lib/contract/identity/messages";
import * as fieldMessages from "@/lib/contract/messages";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { callLimits, screenLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { addDocument } from "../company";
import { expectInvalid } from "../expect-invalid";
import { refuseCall } from "../refuse-call";
import { expect, openAs, test } from "../test";

/** What comes and goes with time, with the browser's history and with a second tab. */

test("a changed status is confirmed for three seconds", async ({ page, owner, adminUser }) => {
  await page.clock.install();
  await openAs(page, adminUser, paths.client(owner.id));
  await expect(page.getByRole("button", { name: "Deactivate", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await stopClock(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expectShownFor(page, "Client deactivated successfully!", screenLimits.successMessage);
});

test("a status that could not be changed is explained for five seconds", async ({ page, owner, adminUser }) => {
  await page.clock.install();
  await openAs(page, adminUser, paths.client(owner.id));
  await expect(page.getByRole("button", { name: "Deactivate", exact: true })).toBeVisible();
  await refuseCall(page, "blockClient");
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await stopClock(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  await expectShownFor(page, "Failed to update client status. Please try again.", screenLimits.statusFailure);
  await expect(page.getByText("Active", { exact: true }).first()).toBeVisible();
});

test("a status says that it is being changed, and cannot be changed twice meanwhile", async ({
  page,
  owner,
  adminUser,
}) => {
  await openAs(page, adminUser, paths.client(owner.id));
  let answer = () => {};
  let calls = 0;
  await page.route(`**/api${pathOf(operations.blockClient, { id: owner.id })}`, async (route) => {
    calls++;
    await new Promise<void>((resolve) => (answer = resolve));
    await route.continue();
  });
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Deactivate" }).click();
  const busy = page.getByRole("button", { name: "Deactivating..." });
  await expect(busy).toBeDisabled();
  await busy.dispatchEvent("click");
  await expect.poll(() => calls).toBe(1);
  answer();
  await expect(page.getByRole("button", { name: "Activate", exact: true })).toBeVisible();
  expect(calls).toBe(1);
});

/** More milliseconds than a form takes to show that it is asked to be sent, before it is checked. */
const frame = 50;

test("a saved profile is confirmed for three seconds", async ({ page, owner }) => {
  await page.clock.install();
  await openAs(page, owner.api, paths.profileRoom("about"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("About us").fill("What we stand for");
  await stopClock(page);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.clock.runFor(frame);
  await expectShownFor(page, "Profile updated successfully!", screenLimits.successMessage);
});

test("a client's password is checked rule by rule, and the screen left two seconds after its change", async ({
  page,
  owner,
  adminUser,
}) => {
  await page.clock.install();
  const fill = async ([current, next, confirmed]: readonly [string, string, string]) => {
    await page.getByLabel("Current Password").fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(next);
    await page.getByLabel("Confirm New Password").fill(confirmed);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await openAs(page, adminUser, paths.changeClientPassword(owner.id));
  for (const [values, field, message] of [
    [["", "", ""], "Current Password", accountMessages.currentPasswordRequired],
    [["x", "", "y"], "New Password", accountMessages.newPasswordRequired],
    [["short", "short", "other"], "New Password", accountMessages.newPasswordTooShort],
    [[owner.password, owner.password, "other"], "Confirm New Password", accountMessages.newPasswordMismatch],
    [[owner.password, owner.password, owner.password], "New Password", accountMessages.newPasswordSame],
  ] as const) {
    await fill(values);
    await expectInvalid(page, field, message);
    await expect(page.locator("[aria-invalid=true]")).toHaveCount(1);
  }

  await stopClock(page);
  await fill([owner.password, "another good password", "another good password"]);
  await page.clock.runFor(frame);
  await expect(page.getByText(accountMessages.passwordChanged)).toBeVisible();
  for (const label of ["Current Password", "New Password", "Confirm New Password"])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue("");
  await page.clock.runFor(screenLimits.passwordRedirect - 100);
  // A redirect that had begun too early would be there by now.
  await page.waitForTimeout(1_000);
  await expect(page).toHaveURL(new RegExp(`${paths.changeClientPassword(owner.id)}$`));
  await page.clock.runFor(200);
  await expect(page).toHaveURL(new RegExp(`${paths.client(owner.id)}$`));
});

test("an edited client needs a name, a username and an e-mail", async ({ page, owner, adminUser }) => {
  await openAs(page, adminUser, paths.editClient(owner.id));
  for (const label of ["Company name", "Username", "Email"]) await page.getByLabel(label, { exact: true }).fill("");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectInvalid(page, "Company name", fieldMessages.companyNameRequired);
  await expectInvalid(page, "Username", accountMessages.usernameRequired);
  await expectInvalid(page, "Email", fieldMessages.emailRequired);
  await page.getByLabel("Email", { exact: true }).fill("nobody@");
  await expectInvalid(page, "Email", fieldMessages.emailInvalid);
});

test("going back from a client finds the list's search, order and page as they were", async ({ page, adminUser }) => {
  test.setTimeout(120_000);
  const mark = randomUUID().slice(0, 8);
  for (let count = 0; count <= callLimits.pageSize.default; count++)
    await adminUser.createClient({ company_name: `${mark} Company ${String(count).padStart(2, "0")}` });
  await openAs(page, adminUser, paths.clients);
  await page.getByRole("searchbox", { name: "Search clients" }).fill(mark);
  await page.getByRole("button", { name: "Company", exact: true }).click();
  await page.getByRole("button", { name: "Next" }).click();
  const last = `${mark} Company ${callLimits.pageSize.default}`;
  await page.getByRole("link", { name: `View ${last}` }).click();
  await expect(page.getByRole("heading", { name: last, level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`\\?search=${mark}&ordering=company_name&page=2$`));
  await expect(
    page.getByText(new RegExp(`^Showing 1 of \\d+ clients, ${callLimits.pageSize.default + 1} found$`)),
  ).toBeVisible();
  await expect(page.getByRole("searchbox", { name: "Search clients" })).toHaveValue(mark);
  await page.goForward();
  await expect(page.getByRole("heading", { name: last, level: 1 })).toBeVisible();
});

test("signing out in one tab ends the other at its next call", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.documents);
  const other = await page.context().newPage();
  await other.goto(paths.profile);
  await other.getByRole("button", { name: /^User menu/ }).click();
  await other.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(other).toHaveURL(/\/login$/);

  await page.getByRole("button", { name: "Upload document" }).first().waitFor();
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fproducts$/);
});

test("what one tab changed is seen by the other when it is returned to", async ({ page, owner }) => {
  await addDocument(owner.api, "Old name");
  await openAs(page, owner.api, paths.documents);
  await expect(page.getByRole("heading", { name: "Old name" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(paths.documents);
  await other.getByRole("button", { name: "Rename Old name" }).click();
  await other.getByLabel("Document name").fill("New name");
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("heading", { name: "New name" })).toBeVisible();

  await expect(page.getByRole("heading", { name: "Old name" })).toBeVisible();
  await expect(async () => {
    // A headless tab is never out of sight, so the event that returning to it fires is fired here.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { name: "New name" })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});

/** From here on timers run only when they are told to. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}

async function expectShownFor(page: Page, message: string, duration: number): Promise<void> {
  const shown = page.getByText(message, { exact: true });
  await expect(shown).toBeVisible();
  await page.clock.runFor(duration - 100);
  await expect(shown).toBeVisible();
  await page.clock.runFor(200);
  await expect(shown).toBeHidden();
}
