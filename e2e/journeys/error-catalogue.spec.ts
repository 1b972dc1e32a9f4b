import { withoutPlan } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { pdfFile } from "../../tests/contract/files";
import { documentMessages, failures } from "../../tests/english";
import { addDocument, addProduct } from "../company";
import { toPickedFile } from "../picked-file";
import { allowCall, refuseCall } from "../refuse-call";
import { choose } from "../row-menu";
import { expect, openAs, test } from "../test";

/**
 * What goes wrong where a page, a server and somebody else are needed to see it. What each screen says to a refusal, the
 * server's reason or its own words, is in the tests of its component.
 */

test("a screen shows what it came with, says that this could not be loaded again, and tries again", async ({
  page,
  owner,
}) => {
  const failure = page.getByText("Failed to refresh products. This may be out of date.");
  await refuseCall(page, "listProducts");
  await openAs(page, owner.api, paths.products);
  await expect(failure).toBeVisible();
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await allowCall(page, "listProducts");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(failure).toBeHidden();
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
});

test("what somebody else has deleted meanwhile cannot be changed, and is as gone as asked for", async ({
  page,
  owner,
  adminUser,
}) => {
  const { id } = await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  await page.getByRole("button", { name: "Edit Brass lamp" }).click();
  await owner.api.call("DELETE", pathOf(operations.getProduct, { id }));
  const dialog = page.getByRole("dialog", { name: "Edit product" });
  await dialog.getByRole("button", { name: "Update product" }).click();
  await expect(dialog.getByRole("alert")).toHaveText(failures.notFound);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await choose(page, "Brass lamp", "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();

  await openAs(page, adminUser, paths.editClient(owner.id));
  await page.getByLabel("Company name").fill("Lamps by the lake");
  await adminUser.call("DELETE", pathOf(operations.deleteClient, { id: owner.id }));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(failures.clientNotFound)).toBeVisible();
});

test("a slot that was taken meanwhile is told by the server", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.documents);
  await page.getByRole("button", { name: "Upload document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload document" });
  await dialog.getByLabel("PDF file").setInputFiles(await toPickedFile(await pdfFile()));
  for (let count = 0; count < withoutPlan.limits.documents; count++) await addDocument(owner.api, `Document ${count}`);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByText(documentMessages.limit(withoutPlan.limits.documents))).toBeVisible();
});

test("an unknown page of the dashboard answers 404 within its frame", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.dashboard);
  expect((await page.goto(`${paths.dashboard}/nothing/at/all`))?.status()).toBe(404);
  await expect(page).toHaveTitle("Page not found · Namaskard");
  await expect(page.getByText("404", { exact: true })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Return to Home" })).toHaveAttribute("href", paths.home);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
  await page.getByRole("link", { name: "Back to Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
