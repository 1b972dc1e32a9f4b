import type { Locator, Page } from "@playwright/test";
import * as documentMessages from "@/lib/contract/content/messages/document";
import { documentLimits } from "@/lib/contract/content/values";
import * as fileMessages from "@/lib/contract/file-messages";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { fileOfSize, pdfFile, pdfOfSize } from "../../tests/contract/files";
import type { ApiUser } from "../api-user";
import { addDocument } from "../company";
import { toPickedFile } from "../picked-file";
import { expect, openAs, test } from "../test";
import { throttleUpload } from "../throttle";

const path = "/dashboard/documents";

test("the upload form names what is wrong, one rule after the other", async ({ page, owner }) => {
  const dialog = await openUpload(page, owner.api);
  const file = dialog.getByLabel("PDF file");
  const name = dialog.getByLabel("Document name");
  await submit(dialog);
  await expect(file).toHaveAccessibleDescription(new RegExp(fileMessages.required));
  await expect(name).toHaveAccessibleDescription(new RegExp(documentMessages.nameRequired));

  await file.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("notes") });
  await expect(file).toHaveAccessibleDescription(new RegExp(documentMessages.pdfOnly));
  const large = fileOfSize(documentLimits.bytes + 1, "large.pdf", "application/pdf");
  await file.setInputFiles(await toPickedFile(large));
  await expect(file).toHaveAccessibleDescription(new RegExp(documentMessages.tooLarge));
  await file.setInputFiles(await toPickedFile(await pdfFile("Prices 2026.PDF")));
  await expect(dialog.getByText(documentMessages.tooLarge)).toBeHidden();
  await expect(name).toHaveValue("Prices 2026");

  await name.fill("   ");
  await submit(dialog);
  await expect(name).toHaveAccessibleDescription(new RegExp(documentMessages.nameRequired));
  await name.fill("x".repeat(documentLimits.name + 1));
  await submit(dialog);
  await expect(name).toHaveAccessibleDescription(new RegExp(documentMessages.nameTooLong));
  await name.fill("x".repeat(documentLimits.name));
  await submit(dialog);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "x".repeat(documentLimits.name) })).toBeVisible();
});

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

test("a dropped file is uploaded under its own name", async ({ page, owner }) => {
  const dialog = await openUpload(page, owner.api);
  const { name, mimeType, buffer } = await toPickedFile(await pdfFile("Festival offers.pdf"));
  const dropped = await page.evaluateHandle(
    ({ name, mimeType, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      return transfer;
    },
    { name, mimeType, bytes: [...buffer] },
  );
  await dialog.getByLabel("PDF file").dispatchEvent("drop", { dataTransfer: dropped });
  await expect(dialog.getByText("Festival offers.pdf")).toBeVisible();
  await expect(dialog.getByLabel("Document name")).toHaveValue("Festival offers");
  await submit(dialog);
  await expect(page.getByRole("heading", { name: "Festival offers" })).toBeVisible();
  await expect(page.getByText("Festival offers was uploaded")).toBeVisible();
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
  // A document is judged after whatever else the machine has to do.
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

test("with every slot in use there is no further upload, until one is deleted", async ({ page, owner }) => {
  for (const name of ["First", "Second"]) await addDocument(owner.api, name);
  await openAs(page, owner.api, path);
  const upload = page.getByRole("button", { name: "Upload document" });
  await expect(page.getByText(/All 2 document slots are in use/)).toBeVisible();
  await expect(upload).toBeDisabled();
  await page.getByRole("button", { name: "Delete First" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(upload).toBeEnabled();
  await expect(page.getByText(/document slots are in use/)).toBeHidden();
});

test("a refused upload keeps the form and says why", async ({ page, owner }) => {
  const dialog = await openUpload(page, owner.api);
  await dialog.getByLabel("PDF file").setInputFiles({
    name: "not really.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("This is no PDF"),
  });
  await submit(dialog);
  await expect(dialog.getByText(/PDF/).filter({ hasText: /cannot be opened|Only PDF files/ })).toBeVisible();
  await expect(dialog.getByLabel("Document name")).toHaveValue("not really");
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
