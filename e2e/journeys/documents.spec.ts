import type { Locator, Page } from "@playwright/test";
import { documentLimits } from "@/lib/contract/content/values";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { pdfOfSize } from "../../tests/contract/files";
import type { ApiUser } from "../api-user";
import { addDocument } from "../company";
import { toPickedFile } from "../picked-file";
import { expect, openAs, test } from "../test";
import { throttleUpload } from "../throttle";

const path = "/dashboard/documents";

test("the counter changes its colour towards the longest name", async ({ page, owner }) => {
  const dialog = await openUpload(page, owner.api);
  const colours = [];
  for (const length of [documentLimits.nameWarn, documentLimits.nameWarn + 1, documentLimits.nameDanger + 1]) {
    await dialog.getByLabel("Document name").fill("x".repeat(length));
    const counter = dialog.getByText(`${length}/${documentLimits.name}`);
    colours.push(await counter.evaluate((element) => getComputedStyle(element).color));
  }
  expect(new Set(colours).size).toBe(3);
});

test("an upload shows how far it is and can be stopped, leaving nothing behind", async ({ page, owner }) => {
  const dialog = await openUpload(page, owner.api);
  await dialog.getByLabel("PDF file").setInputFiles(await toPickedFile(await pdfOfSize(1_000_000)));
  const liftLimit = await throttleUpload(page, 100_000);
  await submit(dialog);
  const progress = dialog.getByRole("progressbar", { name: "Upload progress" });
  await expect(progress).toHaveAttribute("aria-valuenow", /^[1-9]\d?$/);
  await dialog.getByRole("button", { name: "Cancel upload" }).click();
  await expect(progress).toBeHidden();
  expect(await owner.api.call("GET", pathOf(operations.getDocumentStats))).toMatchObject({
    total_documents: 0,
    total_size: 0,
  });

  await liftLimit();
  await submit(dialog);
  // Inspecting a document takes long on a busy machine.
  await expect(dialog).toBeHidden({ timeout: 30_000 });
  await expect(page.getByRole("heading", { name: "large" })).toBeVisible();
});

test("a document is renamed, and deleted once that was confirmed", async ({ page, owner }) => {
  await addDocument(owner.api, "Old name");
  await openAs(page, owner.api, path);
  await page.getByRole("button", { name: "Rename Old name" }).click();
  const dialog = page.getByRole("dialog", { name: "Rename document" });
  await dialog.getByLabel("Document name").fill("New name");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "New name" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Old name" })).toBeHidden();

  const remove = page.getByRole("button", { name: "Delete New name" });
  const question = page.getByRole("alertdialog");
  await remove.click();
  await expect(question).toContainText("Are you sure you want to delete this document?");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("heading", { name: "No documents yet" })).toBeVisible();
  expect(await owner.api.call("GET", pathOf(operations.getDocumentStats))).toMatchObject({ total_documents: 0 });
});

test("a search stands in the address, survives a reload and is there on the way back", async ({ page, owner }) => {
  for (const name of ["Lamps", "Vases"]) await addDocument(owner.api, name);
  await openAs(page, owner.api, path);
  const search = page.getByRole("searchbox", { name: "Search documents" });
  await search.fill("vas");
  await expect(page).toHaveURL(/\?search=vas$/);
  await expect(page.getByRole("heading", { name: "Lamps" })).toBeHidden();
  await expect(page.getByText("1 document", { exact: true })).toBeVisible();

  await page.reload();
  await expect(search).toHaveValue("vas");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await expect(page.getByRole("heading", { name: "Profile settings" })).toBeVisible();
  await page.goBack();
  await expect(search).toHaveValue("vas");
  await expect(page.getByRole("heading", { name: "Lamps" })).toBeHidden();

  await search.fill("nothing like it");
  await expect(page.getByRole("heading", { name: "No documents found" })).toBeVisible();
  await page.getByRole("button", { name: "Clear search" }).click();
  await expect(page.getByRole("heading", { name: "Lamps" })).toBeVisible();
});

async function openUpload(page: Page, user: ApiUser): Promise<Locator> {
  await openAs(page, user, path);
  await page.getByRole("button", { name: "Upload document" }).first().click();
  return page.getByRole("dialog", { name: "Upload document" });
}

async function submit(dialog: Locator): Promise<void> {
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
}
