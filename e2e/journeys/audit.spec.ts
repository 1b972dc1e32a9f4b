import { readFile } from "node:fs/promises";
import { failures } from "../../tests/english";
import { expect, openAs, test } from "../test";

test("an administrator finds who tried to sign in, narrows the record down, and takes it along as a file", async ({
  page,
  adminUser,
  owner,
  newVisitor,
}) => {
  const stranger = await newVisitor();
  await stranger.goto("/login");
  await stranger.getByLabel("Email").fill(owner.email);
  await stranger.getByLabel("Password", { exact: true }).fill("not the right words");
  await stranger.getByRole("button", { name: "Sign in" }).click();
  await expect(stranger.getByRole("alert").filter({ hasText: failures.invalidCredentials })).toBeVisible();

  await openAs(page, adminUser, "/dashboard");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Audit log" }).click();
  await page.getByRole("searchbox", { name: "Search entries" }).fill(owner.email);
  await page.getByRole("combobox", { name: "Show" }).selectOption("Refused");
  const entries = page.getByRole("main").getByRole("listitem");
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText(`Someone who typed ${owner.email} from 127.0.0.1`);
  const address = page.url();
  expect(address).toContain("actions=refused");

  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const file = (await readFile(await (await download).path())).toString();
  expect(file.trim().split("\r\n")).toHaveLength(2);
  expect(file).toContain(`"sign_in_failed","","","email:${owner.email}"`);

  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(page.getByText("No entries found")).toBeVisible();
  await page.goto(address);
  await expect(entries).toHaveCount(1);
});
