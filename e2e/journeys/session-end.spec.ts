import type { BrowserContext, Page } from "@playwright/test";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pdfFile } from "../../tests/contract/files";
import { failures, signInMessages } from "../../tests/english";
import { addDocument } from "../company";
import { toPickedFile } from "../picked-file";
import { refuseCall } from "../refuse-call";
import { expect, openAs, test } from "../test";

/** Calls of each kind: preparation, the call, the address after signing in again, and what is visible there. */
const calls = {
  read: {
    prepare: async () => {},
    act: (page: Page) => page.getByRole("link", { name: "Products", exact: true }).click(),
    back: paths.products,
    landmark: (page: Page) => page.getByRole("heading", { name: "My Products" }),
  },
  write: {
    prepare: async (page: Page) => {
      await page.getByRole("button", { name: "Rename Catalogue" }).click();
      await page.getByLabel("Document name").fill("Prices");
    },
    act: (page: Page) => page.getByRole("button", { name: "Save", exact: true }).click(),
    back: paths.documents,
    landmark: (page: Page) => page.getByRole("dialog", { name: "Rename document" }),
  },
  upload: {
    prepare: async (page: Page) => {
      await page.getByRole("button", { name: "Upload document" }).first().click();
      await page.getByLabel("PDF file").setInputFiles(await toPickedFile(await pdfFile()));
    },
    act: (page: Page) => page.getByRole("button", { name: "Upload", exact: true }).click(),
    back: paths.documents,
    landmark: (page: Page) => page.getByRole("dialog", { name: "Upload document" }),
  },
};

for (const [kind, { prepare, act, back, landmark }] of Object.entries(calls))
  test(`the next ${kind} after the password was changed elsewhere ends the session, and signing in leads back`, async ({
    page,
    context,
    owner,
    adminUser,
  }) => {
    await addDocument(owner.api);
    await refuseStream(page);
    await openAs(page, owner.api, paths.documents);
    await expect(page.getByRole("heading", { name: "Catalogue" })).toBeVisible();
    // The screen's own requests have been answered.
    await page.waitForLoadState("networkidle");
    await prepare(page);
    const new_password = "nine quiet lanterns";
    const change = { current_password: owner.password, new_password };
    await adminUser.call("PATCH", pathOf(operations.changeClientPassword, { id: owner.id }), change);
    await act(page);
    await expectLoginWithoutSession(page, context, back);
    await expect(page.getByText(signInMessages.signedOutByItself)).toBeVisible();

    await signInHere(page, owner);
    await expect(page.getByText(failures.invalidCredentials)).toBeVisible();
    await signInHere(page, { ...owner, password: new_password });
    await expect(page).toHaveURL(new RegExp(`${back}$`));
    await expect(landmark(page)).toBeVisible();
  });

test("an export after the session ended leads to sign-in, and signing in back to the list", async ({
  page,
  context,
  adminUser,
}) => {
  await openAs(page, adminUser, `${paths.clients}?search=lamps`);
  await expect(page.getByText(/^Showing/)).toBeVisible();
  await context.clearCookies();
  await page.getByRole("link", { name: "Export" }).click();
  await expectLoginWithoutSession(page, context, `${paths.clients}?search=lamps`);
});

test("an export that the server refuses is told, and downloads nothing", async ({ page, adminUser }) => {
  await openAs(page, adminUser, paths.clients);
  await refuseCall(page, "exportClients", { method: "HEAD" });
  let downloads = 0;
  page.on("download", () => downloads++);
  await page.getByRole("link", { name: "Export" }).click();
  await expect(page.getByText("Failed to export clients")).toBeVisible();
  expect(downloads).toBe(0);
});

test("a profile that cannot be loaded is logged and ends the session", async ({
  page,
  context,
  owner,
  consoleErrors,
}) => {
  await refuseCall(page, "getCurrentUser");
  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expectLoginWithoutSession(page, context);
  const errors = consoleErrors.splice(0);
  expect(errors).not.toEqual([]);
  for (const error of errors) expect(error).toContain("The profile of the session could not be loaded");
});

test("a sign-in that fails without a reason says so", async ({ page }) => {
  await page.goto(paths.login());
  await page.route("**/api/auth/callback/credentials*", (route) => route.abort());
  await signInHere(page, { email: "nobody@example.com", password: "a good password" });
  await expect(page.getByText("Failed to login", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
});

async function expectLoginWithoutSession(page: Page, context: BrowserContext, next?: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === paths.login() && url.searchParams.get("next") === (next ?? null));
  await page.waitForLoadState("networkidle");
  expect((await context.cookies()).filter(({ name }) => name === "token")).toEqual([]);
}

async function signInHere(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Without the event stream the page does not learn by itself that its session has ended. */
async function refuseStream(page: Page): Promise<void> {
  await page.route(`**${paths.api(operations.streamNotifications.path)}`, (route) => route.fulfill({ status: 204 }));
}
