import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { pdfOfSize, pngFile } from "../../tests/contract/files";
import { ApiUser } from "../api-user";
import { addBanner, addProduct, addVideo } from "../company";
import { openRoom } from "../open-room";
import { takeCropped } from "../photo";
import { toPickedFile } from "../picked-file";
import { admin } from "../site";
import { expect, signIn, test } from "../test";
import { throttleUpload } from "../throttle";

const about = "Lamps and vases, thrown and cast by hand since 1984.";
const address = "14 Flower Market Road, Mumbai 400001";

test("from a new account to a card that everybody can open", async ({ page, site, newVisitor }) => {
  test.slow();
  const client = {
    name: `Lamp House ${randomUUID().slice(0, 8)}`,
    email: `${randomUUID()}@example.com`,
    password: "a good password",
  };
  const brochure = await pdfOfSize(300_000);

  await signIn(page, admin.email, admin.password);
  await createClient(page, client);
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, client.email, client.password);
  await fillProfile(page);
  await uploadBrochure(page, brochure);
  const api = await ApiUser.signIn(site.url, client.email, client.password);
  await addProduct(api);
  await addBanner(api);
  await addVideo(api);
  const cardPath = await page.getByRole("link", { name: /^View my card/ }).getAttribute("href");
  expect(cardPath).toMatch(/^\/lamp-house-[a-z\d]+$/);

  for (const javaScriptEnabled of [true, false]) {
    const visitor = await newVisitor({ javaScriptEnabled });
    await visitor.goto(cardPath ?? "");
    await expectWholeCard(visitor, client);
    await expectBrochure(visitor, brochure);
    await expectContactFile(visitor, client.name);
  }
});

async function createClient(page: Page, { name, email, password }: { name: string; email: string; password: string }) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Clients" }).click();
  await page.getByRole("link", { name: "Add New Client" }).click();
  await page.getByLabel("Company name").fill(name);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await expect(page.getByLabel("Status")).toHaveValue("active");
  await page.getByRole("button", { name: "Create client" }).click();
  await expect(page).toHaveURL(/\/dashboard\/clients$/);
  await expect(page.getByRole("dialog", { name: `${name} is a client now` })).toContainText(password);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("row", { name: new RegExp(name) })).toContainText("Active");
}

async function fillProfile(page: Page) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Profile" }).click();
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await openRoom(page, "Look");
  await page.getByLabel("Company logo").setInputFiles(await toPickedFile(await pngFile("logo.png", 512, 512)));
  await takeCropped(page);
  await openRoom(page, "Contact");
  await page.getByLabel("Phone").fill("+91 98000 00000");
  await page.getByLabel("Address", { exact: true }).fill(address);
  await openRoom(page, "About");
  await page.getByLabel("About us").fill(about);
  await openRoom(page, "Links");
  await page.getByLabel("Instagram").fill("https://www.instagram.com/lamphouse");
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
}

async function uploadBrochure(page: Page, file: File) {
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Documents" }).click();
  await page.getByRole("button", { name: "Upload document" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Upload document" });
  await dialog.getByLabel("PDF file").setInputFiles(await toPickedFile(file));
  await dialog.getByLabel("Document name").fill("Lamps 2026");
  const liftLimit = await throttleUpload(page, 200_000);
  await dialog.getByRole("button", { name: "Upload", exact: true }).click();
  await expect(dialog.getByRole("progressbar", { name: "Upload progress" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Uploading..." })).toBeVisible();
  await expect(dialog).toBeHidden();
  await liftLimit();
  await expect(page.getByRole("heading", { name: "Lamps 2026" })).toBeVisible();
}

async function expectWholeCard(page: Page, { name, email }: { name: string; email: string }) {
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const tiles = page.getByRole("list", { name: "Contact" });
  await expect(tiles.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919800000000");
  await expect(tiles.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/919800000000");
  await expect(tiles.getByRole("link", { name: "Email" })).toHaveAttribute("href", `mailto:${email}`);
  await expect(tiles.getByRole("link", { name: "Location" })).toHaveAttribute(
    "href",
    /google\.com\/maps\/.*Flower%20Market/,
  );

  const products = page.getByRole("region", { name: "Products" });
  await expect(products.getByRole("heading", { name: "Brass lamp" })).toBeVisible();
  await expect(products.getByText("Price: $48.50")).toBeVisible();
  await expectLoaded(page.getByRole("img", { name: `Logo of ${name}` }));
  await expectLoaded(page.getByRole("img", { name: "Welcome" }));
  await expectLoaded(page.getByRole("region", { name: "GALLERY" }).getByRole("img", { name: "Brass lamp" }));
  const picture = page.getByRole("region", { name: "GALLERY" }).getByRole("link", { name: "Brass lamp" });
  expect((await page.request.get((await picture.getAttribute("href")) ?? "")).headers()["content-type"]).toMatch(
    /^image\//,
  );

  await expect(page.getByRole("link", { name: "Play Our workshop" })).toHaveAttribute("href", /watch\?v=aqz-KE-bpKQ$/);
  await expect(page.getByText(about)).toBeVisible();
  const place = page.getByRole("region", { name: "LOCATION ADDRESS" });
  await expect(place.getByText(address)).toBeVisible();
  await expect(place.getByRole("link", { name: "View Larger Map" })).toHaveAttribute("href", /Flower%20Market/);
  const contact = page.getByRole("region", { name: "CONTACT US" });
  await expect(contact.getByRole("link", { name: /Chat on WhatsApp/ })).toHaveAttribute("href", /wa\.me\/919800000000/);
  await expect(contact.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", /instagram\.com\/lamphouse$/);
}

/** The picture has loaded and can be drawn. */
async function expectLoaded(picture: Locator) {
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function expectBrochure(page: Page, file: File) {
  const link = page.getByRole("region", { name: "Download Brochures" }).getByRole("link", { name: "Lamps 2026" });
  await expect(link).toHaveAttribute("target", "_blank");
  const served = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(served.headers()["content-type"]).toBe("application/pdf");
  expect((await served.body()).equals(Buffer.from(await file.arrayBuffer()))).toBe(true);
}

async function expectContactFile(page: Page, name: string) {
  const downloading = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save to Contacts" }).click();
  expect((await downloading).suggestedFilename()).toBe(`${name}.vcf`);
}
