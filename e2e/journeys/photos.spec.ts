import type { Page } from "@playwright/test";
import sharp, { type Sharp } from "sharp";
import { profileLimits } from "@/lib/contract/cards/values";
import { productListSchema } from "@/lib/contract/content/product";
import { bannerLimits, productLimits } from "@/lib/contract/content/values";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { callLimits, pictureLimits } from "@/lib/contract/values";
import * as paths from "@/lib/paths";
import { atLength } from "../../tests/at-length";
import { fileMessages, productMessages } from "../../tests/english";
import type { ApiUser } from "../api-user";
import { addProduct } from "../company";
import { expectInvalid } from "../expect-invalid";
import { type PickedPhoto, takeDrawing, takePhoto, twelveMegapixels } from "../photo";
import { expect, openAs, test } from "../test";

const fields = { product: "Product images", banner: "Banner Image", logo: "Company logo" };

test("a phone's photo of any orientation is stored upright, and sent in few bytes", async ({ page, owner }) => {
  test.setTimeout(180_000);
  await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  for (const orientation of atLength([1, 2, 3, 4, 5, 6, 7, 8], [6])) {
    const photo = await takePhoto(orientation, orientation === 6 ? twelveMegapixels : {});
    if (orientation === 6) expect(photo.buffer.length).toBeGreaterThan(productLimits.bytes);
    const dialog = await openProduct(page);
    await dialog.getByLabel(fields.product).setInputFiles(photo);
    await expect(dialog.getByRole("img", { name: `Preview of ${photo.name}` })).toBeVisible();
    await dialog.getByRole("button", { name: "Remove picture 1" }).click();
    const sent = await save(page, "Update product");
    expect(sent).toBeLessThanOrEqual(pictureLimits.prepared + callLimits.multipartOverhead);
    await expectRedCorner(await fetchStored(owner.api));
  }
});

test("a picture with transparency keeps it, and a small one is sent as it is", async ({ page, owner }) => {
  await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  let dialog = await openProduct(page);
  await dialog.getByLabel(fields.product).setInputFiles(await takeDrawing());
  await expect(dialog.getByRole("img", { name: /^Preview of drawing/ })).toBeVisible();
  await dialog.getByRole("button", { name: "Remove picture 1" }).click();
  expect(await save(page, "Update product")).toBeLessThanOrEqual(pictureLimits.prepared + callLimits.multipartOverhead);
  const stored = await (await fetchStored(owner.api)).ensureAlpha().raw().toBuffer();
  expect(stored[3]).toBe(0);

  dialog = await openProduct(page);
  const small = await sharp((await takePhoto(1)).buffer)
    .resize(900)
    .jpeg()
    .toBuffer();
  await dialog.getByLabel(fields.product).setInputFiles({ name: "small.jpg", mimeType: "image/jpeg", buffer: small });
  await expect(dialog.getByRole("img", { name: "Preview of small.jpg" })).toBeVisible();
  expect(await save(page, "Update product")).toBeGreaterThan(small.length);
});

test("what the browser cannot read is refused with a reason", async ({ page, owner }) => {
  await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  const dialog = await openProduct(page);
  const input = dialog.getByLabel(fields.product);
  const heic = Buffer.concat([Buffer.from("\0\0\0\x18ftypheic\0\0\0\0heicmif1", "latin1"), Buffer.alloc(3_000_000)]);
  const refused: [PickedPhoto, string][] = [
    [{ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: heic }, fileMessages.imageHeic],
    [{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") }, fileMessages.imageUnreadable],
    [{ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(3_000_000) }, productMessages.imageTooLarge],
    [{ name: "a.jpg", mimeType: "image/jpeg", buffer: await fortyMegapixels() }, fileMessages.imageTooManyPixels],
  ];
  for (const [file, message] of refused) {
    await input.setInputFiles(file);
    await expectInvalid(page, fields.product, message);
  }
  await input.setInputFiles(await takePhoto(1));
  await expect(dialog.getByRole("img", { name: /^Preview of photo/ })).toBeVisible();
  await expect(input).not.toHaveAttribute("aria-invalid");
});

test("a product is cropped to a square and a banner to a card's head, by keys alone", async ({ page, owner }) => {
  await addProduct(owner.api);
  await openAs(page, owner.api, paths.products);
  await openProduct(page);
  expect(await crop(page, fields.product)).toEqual([productLimits.side, productLimits.side]);
  await page.getByRole("button", { name: /^Crop photo/ }).click();
  await page.getByRole("button", { name: "Use whole picture" }).click();
  await expect.poll(() => sizeOfPreview(page)).toEqual([productLimits.side, productLimits.side * 0.75]);

  await page.goto(paths.banners);
  await page.getByRole("button", { name: "Create Banner" }).click();
  expect(await crop(page, fields.banner)).toEqual([bannerLimits.side, (bannerLimits.side * 9) / 16]);
});

test("a logo larger than its limit is cropped to what may be sent", async ({ page, owner }) => {
  await openAs(page, owner.api, paths.profileRoom("look"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const photo = await takePhoto(6);
  const buffer = Buffer.concat([photo.buffer, Buffer.alloc(profileLimits.logo.bytes)]);
  await page.getByLabel(fields.logo).setInputFiles({ ...photo, buffer });
  await page.getByRole("button", { name: "Use picture" }).click();
  await expect.poll(() => sizeOfPreview(page)).toEqual([profileLimits.logo.side, profileLimits.logo.side]);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
});

test("a phone offers its camera and its gallery", async ({ newVisitor, owner }) => {
  const phone = await newVisitor({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 640 } });
  await addProduct(owner.api);
  await openAs(phone, owner.api, paths.products);
  const dialog = await openProduct(phone);
  await expect(dialog.getByText("Choose from gallery")).toBeVisible();
  await dialog.getByLabel("Take photo").setInputFiles(await takePhoto(6));
  await expect(dialog.getByRole("img", { name: /^Preview of photo/ })).toBeVisible();
  // The photos are rendered again once the drag handles have loaded; wait for that.
  await expect(dialog.getByRole("button", { name: /^Drag photo/ })).toBeVisible();
  const { width = 0 } = (await dialog.getByRole("button", { name: /^Crop photo/ }).boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(44);
});

function fortyMegapixels(): Promise<Buffer> {
  return sharp({ create: { width: 8000, height: 5001, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
}

async function openProduct(page: Page) {
  await page.getByRole("button", { name: "Edit Brass lamp" }).click();
  return page.getByRole("dialog", { name: "Edit product" });
}

/** @returns the number of bytes sent */
async function save(page: Page, button: string): Promise<number> {
  const sending = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith("/pictures/"));
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  return Number(await (await sending).headerValue("content-length"));
}

/** The product's picture as the server stores it. */
async function fetchStored(api: ApiUser): Promise<Sharp> {
  const [product] = productListSchema.parse(await api.call("GET", pathOf(operations.listProducts))).results;
  return sharp(Buffer.from(await (await api.fetch(product?.image ?? "")).arrayBuffer()));
}

/** The photo's red corner is at the upper left, and only there. */
async function expectRedCorner(stored: Sharp): Promise<void> {
  const { data, info } = await stored.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect(info.width / info.height).toBeCloseTo(4 / 3, 1);
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0] = data.subarray((y * info.width + x) * 3);
    return red > 150 && green < 90;
  };
  const [right, bottom] = [info.width - 20, info.height - 20];
  expect([isRed(20, 20), isRed(right, 20), isRed(20, bottom), isRed(right, bottom)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
}

/** @returns the size of the cropped part */
async function crop(page: Page, label: string): Promise<unknown> {
  await page.getByLabel(label).setInputFiles(await takePhoto(1));
  await page.getByRole("button", { name: /^Crop photo/ }).click();
  await page.getByRole("group", { name: /^Part of the picture/ }).focus();
  await page.keyboard.press("ArrowRight");
  await page.getByRole("button", { name: "Use picture" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "Crop your photo" })).toBeHidden();
  return sizeOfPreview(page);
}

function sizeOfPreview(page: Page): Promise<unknown> {
  const preview = page.getByRole("img", { name: /^Preview of photo/ });
  return preview.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return [image.naturalWidth, image.naturalHeight];
  });
}
