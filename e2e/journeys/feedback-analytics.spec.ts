import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import { expect, signIn, test } from "../test";

test("samples of feedback are named as such and can be worked with", async ({ page, adminUser }) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  await page.goto("/dashboard/feedback");
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  await expect(page.getByText("5 of 5 feedback items")).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByLabel("Filter by status").selectOption("pending");
  await page.getByRole("searchbox").fill("ANITA");
  await expect(page).toHaveURL(/\?search=ANITA&status=pending$/);
  await page.reload();
  await expect(page.getByText("1 of 5 feedback items")).toBeVisible();
  await page.getByRole("button", { name: "Approve Anita Rao's feedback" }).click();
  await expect(page.getByText("Try adjusting your search or filters.")).toBeVisible();

  await page.getByLabel("Filter by status").selectOption("all");
  await page.getByRole("button", { name: "Delete Anita Rao's feedback" }).click();
  await expect(page.getByText("Are you sure you want to delete this feedback?")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("0 of 4 feedback items")).toBeVisible();
});

test("analytics change with the period, and the report holds what is shown", async ({ page, adminUser }) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  await page.goto("/dashboard/analytics");
  await expect(page.getByText("Loading analytics...")).toBeAttached();
  await expect(page.getByText("Sample data", { exact: true })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByLabel("Period").selectOption("Last 7 days");
  await expect(page.getByText("498", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\?period=7d$/);
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "View Report" }).click();
  const report = await downloading;
  expect(report.suggestedFilename()).toBe("analytics-7d-sample.csv");
  expect(await readFile(await report.path(), "utf8")).toContain("Total Views,498,-3.4\r\n");

  await page.getByRole("link", { name: "Get Started" }).click();
  await expect(page).toHaveURL(/\/dashboard\/documents$/);
});
