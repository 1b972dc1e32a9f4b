import type { Page } from "@playwright/test";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { pngFile } from "../../tests/contract/files";
import { saveProfile } from "../company";
import { expectInvalid } from "../expect-invalid";
import { toPickedFile } from "../picked-file";
import { expect, openAs, signIn, test } from "../test";

const path = "/dashboard/profile";
const saved = "Profile updated successfully!";

test("the profile is read first, edited on request, and left alone on Cancel", async ({ page, owner }) => {
  await saveProfile(owner.api, { about_us: "What we stand for" });
  await openAs(page, owner.api, path);
  await expect(page.getByText("What we stand for")).toBeVisible();
  await expect(page.getByLabel("Company Name")).toBeHidden();

  await startEditing(page);
  await page.getByLabel("About us").fill("Something else");
  await page.getByLabel("Company logo").setInputFiles(await toPickedFile(await pngFile("logo.png")));
  await expect(page.getByRole("img", { name: "Preview of logo.png" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("What we stand for")).toBeVisible();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
  await startEditing(page);
  await expect(page.getByLabel("About us")).toHaveValue("What we stand for");
  await expect(page.getByText("logo.png")).toBeHidden();
});

test("saving says so for three seconds and shows at once on the card", async ({ page, owner, newVisitor }) => {
  await saveProfile(owner.api, { about_us: "The old text about us" });
  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  await expect(visitor.getByText("The old text about us")).toBeVisible();

  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("About us").fill("The new text about us");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  const shownAt = Date.now();
  await visitor.reload();
  await expect(visitor.getByText("The new text about us")).toBeVisible();
  await expect(page.getByText(saved)).toBeHidden();
  expect(Date.now() - shownAt).toBeLessThan(limits.successMessage + 2_000);
  await expect(page.getByText("The new text about us")).toBeVisible();
});

test("a new card address takes the old one with it", async ({ page, owner, request }) => {
  const slug = `${owner.slug}-new`;
  expect((await request.get(`/${owner.slug}`)).status()).toBe(200);
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("Card address").fill(slug);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: new RegExp(slug) })).toBeVisible();

  const former = await request.get(`/${owner.slug}`, { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, `/${slug}`]);
  expect((await request.get(`/${slug}`)).status()).toBe(200);
  await expect(page.getByRole("link", { name: /^View my card/ })).toHaveAttribute("href", `/${slug}`);
});

test("what is wrong is said at its field, by the form and by the server alike", async ({ page, owner, adminUser }) => {
  const other = await adminUser.createClient();
  await openAs(page, owner.api, path);
  await startEditing(page);
  const email = page.getByLabel("Email", { exact: true });
  await page.getByLabel("Company Name").fill("");
  await email.fill("nobody");
  await page.getByLabel("Facebook").fill("https://example.com/facebook.com");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectInvalid(page, "Company Name", messages.companyNameRequired);
  await expectInvalid(page, "Email", messages.emailInvalid);
  await expectInvalid(page, "Facebook", messages.socialLinkInvalid("Facebook"));

  await page.getByLabel("Company Name").fill(owner.company_name);
  await page.getByLabel("Facebook").fill("");
  await email.fill(owner.email);
  await page.getByLabel("Card address").fill(other.slug);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectInvalid(page, "Card address", messages.slugTaken);
  await page.getByLabel("Card address").fill(owner.slug);
  await email.fill(other.email);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectInvalid(page, "Email", messages.emailTaken);
  await expect(email).toBeFocused();
});

test("the own password is changed in the order of its rules, and the new one signs in", async ({
  page,
  owner,
  newVisitor,
}) => {
  const next = "another good password";
  await openAs(page, owner.api, path);
  const change = page.getByRole("button", { name: "Change Password" });
  const fill = async (current: string, fresh: string, confirmed: string) => {
    await page.getByLabel("Current Password").fill(current);
    await page.getByLabel("New Password", { exact: true }).fill(fresh);
    await page.getByLabel("Confirm New Password").fill(confirmed);
    await change.click();
  };
  await fill("", "", "");
  await expectInvalid(page, "Current Password", messages.currentPasswordRequired);
  await expect(page.getByText(messages.newPasswordRequired)).toBeHidden();
  await fill(owner.password, "", "");
  await expectInvalid(page, "New Password", messages.newPasswordRequired);
  await fill(owner.password, "short", "short");
  await expectInvalid(page, "New Password", messages.newPasswordTooShort);
  await fill(owner.password, next, `${next}!`);
  await expectInvalid(page, "Confirm New Password", messages.newPasswordMismatch);
  await fill(owner.password, owner.password, owner.password);
  await expectInvalid(page, "New Password", messages.newPasswordSame);
  await fill("not the password", next, next);
  await expectInvalid(page, "Current Password", messages.currentPasswordIncorrect);
  await fill(owner.password, next, next);
  await expect(page.getByText(messages.passwordChanged)).toBeVisible();
  await expect(page.getByLabel("Current Password")).toHaveValue("");

  await page.reload();
  await expect(page.getByRole("heading", { name: "Profile Settings" })).toBeVisible();
  const elsewhere = await newVisitor();
  await signIn(elsewhere, owner.email, next);
});

test("an administrator has an account, and no card", async ({ page, adminUser }) => {
  await openAs(page, adminUser, path);
  await expect(page.getByText("Administrator").first()).toBeVisible();
  await expect(page.getByText("Card address")).toBeHidden();
});

async function startEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Profile" }).click();
}
