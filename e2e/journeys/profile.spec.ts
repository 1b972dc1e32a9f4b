import type { Page } from "@playwright/test";
import { profileLimits } from "@/lib/contract/cards/values";
import { screenLimits } from "@/lib/contract/values";
import { pngFile } from "../../tests/contract/files";
import { addProduct, saveProfile } from "../company";
import { openRoom } from "../open-room";
import { takeCropped } from "../photo";
import { toPickedFile } from "../picked-file";
import { expect, openAs, test } from "../test";

const path = "/dashboard/profile";
const aboutPath = "/dashboard/profile/about";
const saved = "Profile updated successfully!";

test("the profile is read first, edited on request, and left alone on Cancel", async ({ page, owner }) => {
  await saveProfile(owner.api, { about_us: "What we stand for" });
  await openAs(page, owner.api, aboutPath);
  await expect(page.getByText("What we stand for")).toBeVisible();
  await expect(page.getByLabel("About us")).toBeHidden();

  await startEditing(page);
  await page.getByLabel("About us").fill("Something else");
  await openRoom(page, "Look");
  await pickLogo(page, await pngFile("logo.png"));
  await takeCropped(page);
  await expect(page.getByRole("img", { name: "Preview of logo.png" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeFocused();
  await openRoom(page, "About");
  await expect(page.getByText("What we stand for")).toBeVisible();
  await startEditing(page);
  await expect(page.getByLabel("About us")).toHaveValue("What we stand for");
  await openRoom(page, "Look");
  await expect(page.getByText("logo.png")).toBeHidden();
});

test("saving says so for three seconds and shows at once on the card", async ({ page, owner, newVisitor }) => {
  await saveProfile(owner.api, { about_us: "The old text about us" });
  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  await expect(visitor.getByText("The old text about us")).toBeVisible();

  await openAs(page, owner.api, aboutPath);
  await startEditing(page);
  await page.getByLabel("About us").fill("The new text about us");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  const shownAt = Date.now();
  await visitor.reload();
  await expect(visitor.getByText("The new text about us")).toBeVisible();
  await expect(page.getByText(saved)).toBeHidden();
  expect(Date.now() - shownAt).toBeLessThan(screenLimits.successMessage + 2_000);
  await expect(page.getByText("The new text about us")).toBeVisible();
});

test("a logo is cropped to a square before it is sent", async ({ page, owner }) => {
  await openAs(page, owner.api, `${path}/look`);
  await startEditing(page);
  await pickLogo(page, await pngFile("wide.png", 1800, 1200));
  const zoom = page.getByLabel("Zoom");
  await zoom.focus();
  await page.keyboard.press("End");
  await expect(zoom).toHaveValue("4");
  await page.keyboard.press("Home");
  await takeCropped(page);

  const picked = page.getByRole("img", { name: "Preview of wide.png" });
  await expect(picked).toBeVisible();
  expect(await picked.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    profileLimits.logo.side,
    profileLimits.logo.side,
  ]);
  await expect(previewOf(page).getByRole("img", { name: /^Logo of/ })).toHaveAttribute("src", /^blob:/);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(previewOf(page).getByRole("img", { name: /^Logo of/ })).toHaveAttribute("src", /^\/media\//);
});

test("the preview shows the card and follows the typing", async ({ page, owner }) => {
  await saveProfile(owner.api, { about_us: "What we stand for" });
  await addProduct(owner.api, { name: "Brass lamp" });
  await openAs(page, owner.api, path);
  await expect(previewOf(page).getByText("What we stand for")).toBeVisible();
  await expect(previewOf(page).getByText("Brass lamp").first()).toBeVisible();
  await expect(previewOf(page).getByRole("button", { name: "Save Card" })).toBeVisible();

  await startEditing(page);
  await page.getByLabel("Company name").fill("Lamps by the lake");
  await expect(previewOf(page).getByRole("heading", { name: "Lamps by the lake" })).toBeVisible();
  await previewOf(page).getByRole("link", { name: owner.email }).first().click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await openRoom(page, "Look");
  await page.getByRole("radio", { name: /Visiting card/ }).scrollIntoViewIfNeeded();
  await expect(page.frameLocator("iframe[title='Design 5']").locator("main")).toHaveCount(1);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(previewOf(page).getByRole("heading", { name: owner.company_name })).toBeVisible();
});

test("on a phone the preview is one tap away", async ({ owner, newVisitor }) => {
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });
  await openAs(page, owner.api, path);
  await startEditing(page);
  await page.getByLabel("Company name").fill("Lamps by the lake");
  await page.getByRole("button", { name: "Preview" }).click();
  const preview = page.getByRole("dialog").frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: "Lamps by the lake" })).toBeVisible();
});

test("every field is a word away, in a room with an address of its own", async ({ page, owner }) => {
  await openAs(page, owner.api, `${path}/nowhere`);
  await expect(page.getByText("Oops! Page not found").or(page.getByText("404")).first()).toBeVisible();
  await page.goto(`${path}/hours`);
  await startEditing(page);
  await page.getByRole("switch", { name: "Show when we are open" }).click();
  await page.getByRole("searchbox", { name: "Find a field" }).fill("mobile");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Phone")).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await openRoom(page, "Hours");
  await expect(page.getByRole("switch", { name: "Show when we are open" })).toBeChecked();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Mon – Sat: 9 am – 9 pm")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Mon – Sat: 9 am – 9 pm")).toBeVisible();
});

test("unsaved changes are not left without a question", async ({ page, owner }) => {
  await openAs(page, owner.api, "/dashboard/documents");
  await page.getByRole("link", { name: "Profile" }).first().click();
  await startEditing(page);
  await openRoom(page, "About");
  await page.getByLabel("About us").fill("Half a sentence");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });

  await page.getByRole("link", { name: "Products" }).first().click();
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("About us")).toHaveValue("Half a sentence");
  await page.evaluate(() => window.history.back());
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page).toHaveURL(new RegExp(`${aboutPath}$`));
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
  await openAs(page, owner.api, aboutPath);
  await startEditing(page);
  await page.getByLabel("About us").fill("Half a sentence");
  await openRoom(page, "Links");
  await page.getByLabel("Instagram").fill("instagram.com/lamps");
  await context.clearCookies();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await signInAgain(page, owner);
  await expect(page).toHaveURL(new RegExp(`${path}/links$`));
  await expect(page.getByText("We kept what you typed")).toBeVisible();
  await expect(page.getByLabel("Instagram")).toHaveValue("instagram.com/lamps");
  await openRoom(page, "About");
  await expect(page.getByLabel("About us")).toHaveValue("Half a sentence");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByText("Half a sentence")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("draft:")))).toEqual([]);
});

test("a dialog that was open when the session ended opens again", async ({ page, owner, context }) => {
  await openAs(page, owner.api, "/dashboard/products");
  await page.getByRole("button", { name: "Create product" }).first().click();
  await page.getByLabel("Product name").fill("Brass lamp");
  await page
    .getByRole("dialog")
    .getByLabel("Product image")
    .setInputFiles(await toPickedFile(await pngFile()));
  await context.clearCookies();
  await page.getByRole("dialog").getByRole("button", { name: "Create product" }).click();
  await signInAgain(page, owner);
  const dialog = page.getByRole("dialog", { name: "Create new product" });
  await expect(dialog.getByText("Files and passwords were not kept")).toBeVisible();
  await expect(dialog.getByRole("textbox").first()).toHaveValue("Brass lamp");
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
