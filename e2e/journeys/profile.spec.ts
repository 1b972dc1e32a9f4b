import type { Page } from "@playwright/test";
import { limits } from "@/lib/contract/limits";
import { messages } from "@/lib/contract/messages";
import { paths } from "@/lib/paths";
import { pngFile } from "../../tests/contract/files";
import { addProduct, saveProfile } from "../company";
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
  await pickLogo(page, await pngFile("logo.png"));
  await page.getByRole("button", { name: "Use picture" }).click();
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

test("a time zone and a review link are kept, and the link is public", async ({ page, owner, request }) => {
  await openAs(page, owner.api, path);
  await expect(page.getByText("Default (Asia/Kolkata)")).toBeVisible();
  await startEditing(page);
  await page.getByLabel("Time zone").selectOption({ label: "Kathmandu (GMT+5:45)" });
  await page.getByLabel("Google review link").fill("g.page/r/CeW1/review");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Asia/Kathmandu (GMT+5:45)")).toBeVisible();
  await expect(page.getByRole("link", { name: /g\.page/ })).toBeVisible();
  const { profile } = await (await request.get(`/api/public/company/${owner.slug}/`)).json();
  expect([profile.review_link, profile.time_zone]).toEqual(["https://g.page/r/CeW1/review", undefined]);
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

test("a client changes its username, which administrators then see and cannot change", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("Username").fill("Asha at the counter");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("main").getByText("Asha at the counter")).toBeVisible();

  const administrator = await newVisitor();
  await openAs(administrator, adminUser, paths.editClient(owner.id));
  await expect(administrator.getByLabel("Username")).toHaveValue("Asha at the counter");
  await administrator.getByLabel("Username").fill("Somebody else");
  await administrator.getByRole("button", { name: "Save Changes" }).click();
  await expect(administrator).toHaveURL(new RegExp(`${paths.client(owner.id)}$`));
  await expect(administrator.getByText("Asha at the counter")).toBeVisible();
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

test("a logo is cropped to a square before it is sent", async ({ page, owner }) => {
  await openAs(page, owner.api, path);
  await startEditing(page);
  await pickLogo(page, await pngFile("wide.png", 1800, 1200));
  const zoom = page.getByLabel("Zoom");
  await zoom.focus();
  await page.keyboard.press("End");
  await expect(zoom).toHaveValue("4");
  await page.keyboard.press("Home");
  await page.getByRole("button", { name: "Use picture" }).click();

  const picked = page.getByRole("img", { name: "Preview of wide.png" });
  await expect(picked).toBeVisible();
  expect(await picked.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    limits.logo.side,
    limits.logo.side,
  ]);
  await expect(previewOf(page).getByRole("img", { name: /^Logo of/ })).toHaveAttribute("src", /^blob:/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(previewOf(page).getByRole("img", { name: /^Logo of/ })).toHaveAttribute("src", /^\/media\//);
});

test("a logo that is no picture, or is cancelled, changes nothing", async ({ page, owner }) => {
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page
    .getByLabel("Company logo")
    .setInputFiles({ name: "broken.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await expectInvalid(page, "Company logo", messages.imageUnreadable);
  await pickLogo(page, await pngFile("logo.png"));
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByText("logo.png")).toBeHidden();
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("the preview shows the card and follows the typing", async ({ page, owner }) => {
  await saveProfile(owner.api, { about_us: "What we stand for" });
  await addProduct(owner.api, { name: "Brass lamp" });
  await openAs(page, owner.api, path);
  await expect(previewOf(page).getByText("What we stand for")).toBeVisible();
  await expect(previewOf(page).getByText("Brass lamp").first()).toBeVisible();
  await expect(previewOf(page).getByRole("button", { name: "Save Card" })).toBeVisible();

  await startEditing(page);
  await page.getByLabel("Company Name").fill("Lamps by the lake");
  await expect(previewOf(page).getByRole("heading", { name: "Lamps by the lake" })).toBeVisible();
  await previewOf(page).getByRole("link", { name: owner.email }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await page.getByRole("radio", { name: /Visiting card/ }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe[title='Template 5']").locator("main")).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(previewOf(page).getByRole("heading", { name: owner.company_name })).toBeVisible();
});

test("on a phone the preview is one tap away", async ({ owner, newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("Company Name").fill("Lamps by the lake");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog").frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Lamps by the lake" })).toBeVisible();
});

test("unsaved changes are not left without a question", async ({ page, owner }) => {
  await openAs(page, owner.api, "/dashboard/documents");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await startEditing(page);
  await page.getByLabel("About us").fill("Half a sentence");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });

  await page.getByRole("link", { name: "Products" }).first().click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("About us")).toHaveValue("Half a sentence");
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByLabel("About us")).toHaveValue("Half a sentence");

  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/documents$/);
  await expect(page.getByRole("heading", { name: "My Documents" })).toBeVisible();
});

test("what was typed is there again after a session that ended in the middle", async ({ page, owner, context }) => {
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("About us").fill("Half a sentence");
  await page.getByLabel("Instagram").fill("instagram.com/lamps");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await signInAgain(page, owner);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByText("We kept what you typed")).toBeVisible();
  await expect(page.getByLabel("About us")).toHaveValue("Half a sentence");
  await expect(page.getByLabel("Instagram")).toHaveValue("instagram.com/lamps");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Half a sentence")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
});

test("a dialog that was open when the session ended opens again", async ({ page, owner, context }) => {
  await openAs(page, owner.api, "/dashboard/products");
  await page.getByRole("button", { name: "Create Product" }).first().click();
  await page.getByLabel("Product Name").fill("Brass lamp");
  await page
    .getByRole("dialog")
    .getByLabel("Product Image")
    .setInputFiles(await toPickedFile(await pngFile()));
  await context.clearCookies();
  await page.getByRole("dialog").getByRole("button", { name: "Create Product" }).click();
  await signInAgain(page, owner);
  const dialog = page.getByRole("dialog", { name: "Create New Product" });
  await expect(dialog.getByText("Files and passwords were not kept")).toBeVisible();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Brass lamp");
});

test("an administrator has an account, and no card", async ({ page, adminUser }) => {
  await openAs(page, adminUser, path);
  await expect(page.getByText("Administrator").first()).toBeVisible();
  await expect(page.getByText("Card address")).toBeHidden();
});

async function startEditing(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Edit Profile" }).click();
}

async function pickLogo(page: Page, file: File): Promise<void> {
  await page.getByLabel("Company logo").setInputFiles(await toPickedFile(file));
  await expect(page.getByRole("dialog", { name: "Crop your logo" })).toBeVisible();
}

function previewOf(page: Page) {
  return page.frameLocator("iframe[title='Preview of your card']");
}

async function signInAgain(page: Page, { email, password }: { email: string; password: string }): Promise<void> {
  await page.waitForURL(/\/login/, { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}
