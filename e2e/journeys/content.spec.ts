import type { Locator, Page } from "@playwright/test";
import { productLimits } from "@/lib/contract/content/values";
import * as paths from "@/lib/paths";
import { fileOfSize, pngFile } from "../../tests/contract/files";
import { bannerMessages, productMessages, videoMessages } from "../../tests/english";
import { addBanner } from "../company";
import { toPickedFile } from "../picked-file";
import { choose } from "../row-menu";
import { expect, openAs, test } from "../test";

const link = "https://www.youtube.com/watch?v=aqz-KE-bpKQ";

test("a product is made, changed, hidden and deleted, and the card follows at once", async ({
  page,
  owner,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await visitor.goto(paths.card(owner));
  await expect(visitor.getByRole("heading", { name: "Products" })).toBeHidden();

  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await page.getByRole("button", { name: "Create product" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Create new product" });
  await dialog.getByRole("button", { name: "Create product" }).click();
  await expect(dialog.getByLabel("Product name")).toHaveAccessibleDescription(productMessages.nameRequired);
  const image = dialog.getByLabel("Product image");
  await expect(image).toHaveAccessibleDescription(new RegExp(productMessages.imageRequired));
  await image.setInputFiles(await toPickedFile(fileOfSize(productLimits.bytes + 1, "large.png", "image/png")));
  await expect(image).toHaveAccessibleDescription(new RegExp(productMessages.imageTooLarge));
  await image.setInputFiles(await toPickedFile(await pngFile("lamp.png")));
  await expect(dialog.getByRole("img", { name: "Preview of lamp.png" })).toBeVisible();
  await dialog.getByLabel("Product name").fill("Brass lamp");
  await dialog.getByText("More", { exact: true }).click();
  await dialog.getByLabel("Description").fill("Cast by hand");
  await dialog.getByLabel("Price", { exact: true }).fill("48.5");
  await dialog.getByRole("button", { name: "Create product" }).click();
  await expect(dialog).toBeHidden();

  const item = page.getByRole("main").getByRole("listitem").filter({ hasText: "Brass lamp" });
  await expect(item).toContainText("$48.50");
  await expectDrawn(item.getByRole("img", { name: "Brass lamp" }));
  await expect(page.getByText("1 of 20 products")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText("Price: $48.50")).toBeVisible();
  await expectDrawn(visitor.getByRole("listitem").getByRole("img", { name: "Brass lamp" }).first());

  await edit(page, "Brass lamp", "Product", async (form) => {
    await form.getByLabel("Product name").fill("Copper lamp");
    await form.getByLabel("Price", { exact: true }).fill("");
  });
  await expect(page.getByText("Contact for price")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Copper lamp" })).toBeVisible();
  await expect(visitor.getByText("Contact for price")).toBeVisible();

  for (const [action, told, count] of [
    ["Hide from card", "Copper lamp is hidden from your card", 0],
    ["Show on card", "Copper lamp is on your card", 1],
  ] as const) {
    await choose(page, "Copper lamp", action);
    await expect(page.getByText(told)).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole("heading", { name: "Copper lamp" })).toHaveCount(count);
  }

  const soldOut = page.getByRole("switch", { name: "Copper lamp is sold out" });
  for (const checked of [true, false]) {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await soldOut.setChecked(checked);
    expect((await saved).status()).toBe(200);
    await visitor.reload();
    await expect(visitor.getByText("Sold out", { exact: true })).toHaveCount(checked ? 1 : 0);
  }

  await choose(page, "Copper lamp", "Delete");
  await confirm(page, "Are you sure you want to delete this product?");
  await expect(page.getByRole("heading", { name: "No products yet" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Copper lamp" })).toHaveCount(0);
});

test("a video is added, changed and deleted, and the card follows at once", async ({ page, owner, newVisitor }) => {
  const visitor = await newVisitor();
  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("link", { name: "Videos" }).click();
  await page.getByRole("button", { name: "Add video" }).first().click();
  const dialog = page.getByRole("dialog", { name: "Add new video" });
  await dialog.getByRole("button", { name: "Add video" }).click();
  await expect(dialog.getByLabel("Video title")).toHaveAccessibleDescription(videoMessages.titleRequired);
  await expect(dialog.getByLabel("YouTube URL")).toHaveAccessibleDescription(videoMessages.youtubeUrlRequired);
  await dialog.getByLabel("Video title").fill("Our workshop");
  await dialog.getByLabel("YouTube URL").fill("https://example.com/watch");
  await dialog.getByRole("button", { name: "Add video" }).click();
  await expect(dialog.getByLabel("YouTube URL")).toHaveAccessibleDescription(videoMessages.youtubeUrlInvalid);
  await dialog.getByLabel("YouTube URL").fill(link);
  await dialog.getByRole("button", { name: "Add video" }).click();
  await expect(dialog).toBeHidden();

  const watch = page.getByRole("link", { name: "Watch Our workshop (opens in a new tab)" });
  await expect(watch).toHaveAttribute("href", link);
  await expect(watch).toHaveAttribute("target", "_blank");
  await expect(page.getByText("1 of 50 videos")).toBeVisible();
  await visitor.goto(paths.card(owner));
  await expect(visitor.getByRole("link", { name: "Play Our workshop" })).toBeVisible();

  await edit(page, "Our workshop", "Video", async (form) => form.getByLabel("Video title").fill("Our kiln"));
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Play Our kiln" })).toBeVisible();

  await remove(page, "Our kiln", "Are you sure you want to delete this video?");
  await expect(page.getByRole("heading", { name: "No videos yet" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { name: "Our kiln" })).toHaveCount(0);
});

test("a banner is made, turned from image to video and deleted, and the card follows at once", async ({
  page,
  owner,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  await openAs(page, owner.api, paths.dashboard);
  await page.getByRole("link", { name: "Banner" }).click();
  await expect(page.getByRole("heading", { name: "No banner created" })).toBeVisible();
  await page.getByRole("button", { name: "Create Banner" }).click();
  const dialog = page.getByRole("dialog", { name: "Create New Banner" });
  await expect(dialog.getByRole("checkbox", { name: "Active" })).toBeChecked();
  await dialog.getByRole("button", { name: "Create Banner" }).click();
  await expect(dialog.getByLabel("Banner Title")).toHaveAccessibleDescription(bannerMessages.titleRequired);
  await expect(dialog.getByLabel("Banner Image")).toHaveAccessibleDescription(new RegExp(bannerMessages.imageRequired));
  await dialog.getByLabel("Banner Title").fill("Festival collection");
  await dialog.getByLabel("Banner Image").setInputFiles(await toPickedFile(await pngFile("banner.png", 1600, 900)));
  await dialog.getByRole("button", { name: "Create Banner" }).click();
  await expect(dialog).toBeHidden();

  await expectDrawn(page.getByRole("img", { name: "Festival collection" }));
  await expect(page.getByText("Image", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Create Banner" })).toBeHidden();
  await visitor.goto(paths.card(owner));
  await expectDrawn(visitor.getByRole("img", { name: "Festival collection" }));

  await edit(page, "Festival collection", "Banner", async (form) => {
    await form.getByRole("radio", { name: "Video" }).click();
    await form.getByRole("button", { name: "Update Banner" }).click();
    await expect(form.getByLabel("YouTube URL")).toHaveAccessibleDescription(bannerMessages.videoRequired);
    await form.getByLabel("YouTube URL").fill(link);
  });
  await expect(page.getByText("Video", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Watch Festival collection/ })).toHaveAttribute("href", link);
  await visitor.reload();
  await expect(visitor.getByRole("img", { name: "Festival collection" })).toHaveCount(0);
  await expect(visitor.locator("[data-banner-video=aqz-KE-bpKQ]")).toHaveCount(1);

  await remove(page, "Festival collection", "Are you sure you want to delete this banner?");
  await expect(page.getByRole("heading", { name: "No banner created" })).toBeVisible();
  await visitor.reload();
  await expect(visitor.locator("[data-banner-video]")).toHaveCount(0);
});

test("an inactive banner stays on card and preview until an active one takes its place", async ({
  page,
  owner,
  newVisitor,
}) => {
  const visitor = await newVisitor();
  const preview = page.frameLocator("iframe[title='Preview of your card']");
  const expectShown = async (title: string) => {
    await visitor.goto(`/${owner.slug}`);
    await expect(visitor.locator(".banner").getByRole("img", { name: title })).toHaveCount(1);
    await page.goto(paths.profile);
    await expect(preview.locator(".banner").getByRole("img", { name: title })).toHaveCount(1);
    await page.goto(paths.banners);
  };
  await addBanner(owner.api, { title: "Resting", is_active: "false" });
  await openAs(page, owner.api, paths.dashboard);
  await expectShown("Resting");
  await expect(page.getByText(/still shown: your only banner/i)).toBeVisible();
  await addBanner(owner.api, { title: "Diwali" });
  await expectShown("Diwali");
  await expect(page.getByText(/shows the active banner “Diwali” instead/)).toBeVisible();
});

async function edit(page: Page, name: string, kind: string, change: (form: Locator) => Promise<void>) {
  await page.getByRole("button", { name: `Edit ${name}` }).click();
  const form = page.getByRole("dialog", { name: `Edit ${kind}` });
  await change(form);
  await form.getByRole("button", { name: `Update ${kind}` }).click();
  await expect(form).toBeHidden();
}

async function remove(page: Page, name: string, question: string) {
  await page.getByRole("button", { name: `Delete ${name}` }).click();
  await confirm(page, question);
}

async function confirm(page: Page, question: string) {
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(question);
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog).toBeHidden();
}

/** The picture has loaded, not just its address. */
async function expectDrawn(image: Locator) {
  await image.scrollIntoViewIfNeeded();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
}
