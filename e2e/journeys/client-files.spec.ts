import { randomUUID } from "node:crypto";
import * as paths from "@/lib/paths";
import { fieldMessages } from "../../tests/english";
import { expect, openAs, test } from "../test";

test("an administrator imports a file of clients after seeing every row's outcome, and exports them", async ({
  page,
  adminUser,
}) => {
  const word = randomUUID().slice(0, 8);
  await openAs(page, adminUser, paths.clients);
  await page.getByRole("link", { name: "Import" }).click();
  const content = `Company name,Email\nआशा ${word},a-${word}@example.com\nB ${word},nonsense\n`;
  const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel("CSV file").setInputFiles(file);
  await expect(page.getByText("2 rows: 1 ready, 1 with problems")).toBeVisible();
  await expect(page.getByText(fieldMessages.emailInvalid)).toBeVisible();

  await page.getByRole("button", { name: "Import 1 client" }).click();
  await expect(page.getByText(/^1 created, 1 skipped/)).toBeVisible();
  const result = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download result" }).click();
  expect((await result).suggestedFilename()).toBe("clients-result.csv");

  await page.goto(`${paths.clients}?search=${word}`);
  await expect(page.getByText(/^Showing 1 of \d+ clients$/)).toBeVisible();
  const exported = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  expect((await exported).suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/);
});
