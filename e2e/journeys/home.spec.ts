import { pdfFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { admin } from "../site";
import { expect, openAs, signIn, test } from "../test";

test("what happens on an account shows on its home, the part of it that is asked for", async ({
  page,
  site,
  adminUser,
}) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByRole("listitem").first()).toContainText("Signed in");

  const form = new FormData();
  form.append("file", await pdfFile());
  form.append("file_name", "Catalogue");
  await (await ApiUser.signIn(site.url, client.email, client.password)).call("POST", "/client/documents/", form);
  await page.reload();
  await expect(activity.getByRole("listitem").first()).toContainText('Uploaded the document "Catalogue"');
  await expect(activity.locator("time").first()).toHaveText("just now");
  await expect(page.getByText("Total Documents").locator("..")).toContainText("1");
  await activity.getByLabel("Show").selectOption("Content");
  await expect(activity.getByRole("listitem")).toHaveText([/Uploaded the document "Catalogue"/]);

  const bell = page.getByRole("button", { name: "Notifications" });
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("Nothing new yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
});

test("administrators are not told of sign-ins unless they ask", async ({ page, site, adminUser }) => {
  await ApiUser.signIn(site.url, admin.email, admin.password);
  await openAs(page, adminUser, "/dashboard");
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByLabel("Show")).toHaveValue("without_sign_ins");
  await adminUser.createClient();
  await page.reload();
  await expect(activity.getByRole("listitem").first()).toContainText("Created the client");
  await expect(activity.getByText("Signed in")).toHaveCount(0);
  await activity.getByLabel("Show").selectOption("Everything");
  await expect(activity.getByText("Signed in").first()).toBeVisible();
});
