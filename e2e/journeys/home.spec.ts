import { pdfFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { expect, signIn, test } from "../test";

test("what happens on an account shows on its home and behind the bell", async ({ page, site, adminUser }) => {
  const client = await adminUser.createClient();
  await signIn(page, client.email, client.password);
  const bell = page.getByRole("button", { name: "Notifications" });
  await bell.click();
  await expect(page.getByRole("dialog", { name: "Notifications" }).getByText("Signed in")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toHaveAccessibleDescription("");

  const form = new FormData();
  form.append("file", await pdfFile());
  form.append("file_name", "Catalogue");
  await (await ApiUser.signIn(site.url, client.email, client.password)).call("POST", "/client/documents/", form);
  await page.reload();
  const activity = page.getByRole("region", { name: "Recent Activity" });
  await expect(activity.getByRole("listitem").first()).toContainText('Uploaded the document "Catalogue"');
  await expect(activity.locator("time").first()).toHaveText("just now");
  await expect(page.getByText("Total Documents").locator("..")).toContainText("1");

  await expect(bell).toHaveAccessibleDescription("New activity");
  await bell.click();
  const list = page.getByRole("dialog", { name: "Notifications" });
  await expect(list.getByText('Uploaded the document "Catalogue"')).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bell).toBeFocused();
  await expect(bell).toHaveAccessibleDescription("");
  await page.reload();
  await expect(activity.getByRole("listitem").first()).toBeVisible();
  await expect(bell).toHaveAccessibleDescription("");
});
