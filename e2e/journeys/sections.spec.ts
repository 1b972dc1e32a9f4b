import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { addProduct, addVideo, saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const headings = (page: Page) => page.locator(".section h2");

test("an owner puts sections in order, renames one and hides another, and sees it before visitors do", async ({
  page,
  owner,
  newVisitor,
}) => {
  await saveProfile(owner.api, { address: "14 Flower Market Road, Mumbai", about_us: "By hand" });
  await addProduct(owner.api);
  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  const before = ["Download Brochures", "Products", "GALLERY", "About us", "LOCATION ADDRESS", "CONTACT US"];
  await expect(headings(visitor)).toHaveText(before);

  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, owner.api, paths.profileRoom("sections"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const sections = page.getByRole("region", { name: "Sections" });
  const grip = sections.getByRole("button", { name: "Drag Gallery" });
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Gallery is over place 2 of 12")).toBeAttached();
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("Gallery is over place 1 of 12")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("Gallery is now at place 1 of 12")).toBeAttached();
  await sections.getByRole("textbox", { name: "Title of Gallery" }).fill("हमारा काम");
  await sections.getByRole("switch", { name: "Show Address and map" }).click();

  const after = ["Download Brochures", "हमारा काम", "Products", "About us", "CONTACT US"];
  const preview = page.frameLocator('iframe[title="Preview of your card"]').locator(".section h2");
  await expect(preview).toHaveText(after);
  await visitor.reload();
  await expect(headings(visitor)).toHaveText(before);

  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  await visitor.reload();
  await expect(headings(visitor)).toHaveText(after);
  await expect(visitor.getByRole("region", { name: "हमारा काम" }).getByRole("img")).toHaveCount(1);
});

test("what is empty is left out of a card that wants it so, and comes with its first content", async ({
  page,
  owner,
  newVisitor,
}) => {
  await openAs(page, owner.api, paths.profileRoom("sections"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("switch", { name: "Hide empty sections" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const visitor = await newVisitor();
  await visitor.goto(`/${owner.slug}`);
  await expect(headings(visitor)).toHaveText(["CONTACT US"]);
  await addProduct(owner.api);
  await visitor.reload();
  await expect(headings(visitor)).toHaveText(["Products", "GALLERY", "CONTACT US"]);
});

test("videos beyond two wait behind a word that opens them without scripts, and play there", async ({
  owner,
  newVisitor,
}) => {
  for (const title of ["Our workshop", "The kiln", "A day with us"]) await addVideo(owner.api, title);
  for (const javaScriptEnabled of [false, true]) {
    const visitor = await newVisitor({ javaScriptEnabled });
    await visitor.goto(`/${owner.slug}`);
    const last = visitor.getByRole("link", { name: "Play A day with us" });
    await expect(visitor.getByRole("link", { name: "Play The kiln" })).toBeVisible();
    await expect(last).toBeHidden();
    await visitor.getByText("More videos (1)").click();
    await expect(last).toBeVisible();
    if (!javaScriptEnabled) continue;
    await last.click();
    await expect(visitor.getByTitle("Play A day with us")).toHaveAttribute("src", /youtube-nocookie\.com\/embed\//);
  }
});
