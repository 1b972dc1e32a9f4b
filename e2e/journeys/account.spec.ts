import * as paths from "@/lib/paths";
import { accountMessages } from "../../tests/english";
import { ApiUser } from "../api-user";
import { expectInvalid } from "../expect-invalid";
import { expect, openAs, signIn, test } from "../test";

test("a client changes its username, which administrators then see and cannot change", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  await openAs(page, owner.api, paths.account);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Username").fill("Asha at the counter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await expect(page.getByRole("main").getByRole("definition").filter({ hasText: "Asha at the counter" })).toBeVisible();

  const administrator = await newVisitor();
  await openAs(administrator, adminUser, paths.editClient(owner.id));
  await expect(administrator.getByLabel("Username")).toHaveValue("Asha at the counter");
  await administrator.getByLabel("Username").fill("Somebody else");
  await administrator.getByRole("button", { name: "Save Changes" }).click();
  await expect(administrator).toHaveURL(new RegExp(`${paths.client(owner.id)}$`));
  await expect(administrator.getByRole("definition").filter({ hasText: "Asha at the counter" })).toBeVisible();
});

test("the own password is changed in the order of its rules, and the new one signs in", async ({
  page,
  owner,
  newVisitor,
}) => {
  const next = "another good password";
  await openAs(page, owner.api, paths.account);
  const change = page.getByRole("button", { name: "Change Password" });
  await change.click();
  const fill = async (current: string, fresh: string, confirmed: string) => {
    await page.getByLabel("Current Password").fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(fresh);
    await page.getByLabel("Confirm New Password").fill(confirmed);
    await change.click();
  };
  // The first field that is wrong takes the focus, a moment after it says so.
  const refused = async (label: string, message: string) => {
    await expectInvalid(page, label, message);
    await expect(page.getByLabel(label, { exact: true })).toBeFocused();
  };
  await fill("", "", "");
  await refused("Current Password", accountMessages.currentPasswordRequired);
  await expect(page.getByText(accountMessages.newPasswordRequired)).toBeHidden();
  await fill(owner.password, "", "");
  await refused("New Password", accountMessages.newPasswordRequired);
  await fill(owner.password, "short", "short");
  await refused("New Password", accountMessages.newPasswordTooShort);
  await fill(owner.password, next, `${next}!`);
  await refused("Confirm New Password", accountMessages.newPasswordMismatch);
  await fill(owner.password, owner.password, owner.password);
  await refused("New Password", accountMessages.newPasswordSame);
  await fill("not the password", next, next);
  await refused("Current Password", accountMessages.currentPasswordIncorrect);
  await fill(owner.password, next, next);
  await expect(page.getByText(accountMessages.passwordChanged)).toBeVisible();
  await expect(page.getByLabel("Current Password")).toBeHidden();
  await expect(change).toBeFocused();

  await page.reload();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  const elsewhere = await newVisitor();
  await signIn(elsewhere, owner.email, next);
});

test("an owner signs in with a number of the account's own, which another's card does not touch", async ({
  page,
  owner,
  site,
  adminUser,
  newVisitor,
}) => {
  const number = `+91 98${String(Date.now()).slice(-8)}`;
  await openAs(page, owner.api, paths.account);
  const part = page.getByRole("region", { name: "Phone number to sign in" });
  await part
    .getByRole("button", { name: /number$/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog", { name: "Phone number to sign in" });
  await dialog.getByLabel("Phone number").fill(number);
  await dialog.getByLabel("Current Password").fill(owner.password);
  await dialog.getByRole("button", { name: "Save number" }).click();
  await expect(page.getByText("You can now sign in with this number")).toBeVisible();

  const stranger = await adminUser.createClient();
  const api = await ApiUser.signIn(site.url, stranger.email, stranger.password);
  await api.call("PUT", "/auth/profile", { phone: number });
  const elsewhere = await newVisitor();
  await signIn(elsewhere, number, owner.password);
  await elsewhere.goto(paths.account);
  await expect(elsewhere.getByText(owner.email).first()).toBeVisible();
});

test("an administrator has an account, and no card", async ({ page, adminUser }) => {
  await openAs(page, adminUser, paths.profile);
  await expect(page.getByText("Administrator").first()).toBeVisible();
  await expect(page.getByText("Card link")).toBeHidden();
});
