import { readFile } from "node:fs/promises";
import { ApiUser } from "../api-user";
import { addBanner, addDocument, addProduct, saveProfile } from "../company";
import { expect, openAs, test } from "../test";

test("an owner keeps the whole card as a file, and an administrator makes another client's card of it", async ({
  page,
  owner,
  site,
  adminUser,
  newVisitor,
}) => {
  await saveProfile(owner.api, {
    tagline: "Lamps cast by hand",
    about_us: "Since 1998",
    company_name: "दीप कला Lamps",
  });
  await addProduct(owner.api);
  await addDocument(owner.api);
  await addBanner(owner.api);

  await openAs(page, owner.api, "/dashboard/account");
  const part = page.getByRole("region", { name: "Backup" });
  const download = page.waitForEvent("download");
  await part.getByRole("link", { name: "Download backup" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^dip-kala-lamps.*-card-\d{4}-\d\d-\d\d\.tar$/);
  const buffer = await readFile(await file.path());

  const other = await adminUser.createClient();
  const administrator = await newVisitor();
  await openAs(administrator, adminUser, `/dashboard/clients/${other.id}`);
  const theirs = administrator.getByRole("region", { name: "Backup" });
  await theirs.getByRole("button", { name: "Restore backup" }).click();
  const dialog = administrator.getByRole("dialog", { name: "Restore a backup" });
  const choose = dialog.getByLabel("Backup file");
  await choose.setInputFiles({ name: "card.tar", mimeType: "application/x-tar", buffer: buffer.subarray(0, 3_000) });
  await dialog.getByRole("button", { name: "Replace the card" }).click();
  await expect(dialog.getByText(/This backup is damaged/)).toBeVisible();
  await choose.setInputFiles({ name: "card.tar", mimeType: "application/x-tar", buffer });
  await dialog.getByRole("button", { name: "Replace the card" }).click();
  await expect(theirs.getByText(/Restored on .*: the profile, 1 product, 1 document and 1 banner\./)).toBeVisible({
    timeout: 30_000,
  });
  await expect(theirs.getByText(/belong to other cards here: .*dip-kala-lamps/)).toBeVisible();
  await expect(administrator.getByRole("heading", { name: "दीप कला Lamps" })).toBeVisible();

  const visitor = await newVisitor();
  await visitor.goto(`/${other.slug}`);
  await expect(visitor.getByRole("heading", { name: "दीप कला Lamps" })).toBeVisible();
  await expect(visitor.getByText("Brass lamp")).toBeVisible();
  const picture = visitor.getByRole("img", { name: "Brass lamp" }).first();
  await expect(picture).toHaveJSProperty("complete", true);

  const client = await ApiUser.signIn(site.url, other.email, other.password);
  await openAs(page, client, "/dashboard");
  await expect(page.getByText(/administrator restored a backup/)).toBeVisible();
});
