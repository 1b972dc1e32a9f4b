import { randomUUID } from "node:crypto";
import { callLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { addDocument } from "../company";
import { expect, openAs, test } from "../test";

/** What depends on time, on the browser's history and on a second tab. */

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
    // A headless tab is never hidden, so send the event of coming back to it.
    await page.evaluate(() => window.dispatchEvent(new Event("focus")));
    await expect(page.getByRole("heading", { name: "New name" })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 15_000 });
});
