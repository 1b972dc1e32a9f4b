import type { Page } from "@playwright/test";
import { atLength } from "../../tests/at-length";
import { addBanner, addProduct, addVideo, saveProfile } from "../company";
import { expect, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

for (const template_choice of atLength(["1", "2", "3", "4"], ["2"]))
  test(`template ${template_choice} says what it did, enlarges, plays and maps`, async ({ owner, newVisitor }) => {
    await saveProfile(owner.api, { template_choice, address: "14 Flower Market Road, Mumbai" });
    for (const name of ["Clay vase", "Brass lamp"]) await addProduct(owner.api, { name });
    await addBanner(owner.api, {
      banner_type: "video",
      title: "Our film",
      youtube_url: "https://youtu.be/aqz-KE-bpKQ",
    });
    await addVideo(owner.api, "Our workshop");
    const page = await newVisitor({ ...phone, reducedMotion: "no-preference" });
    await page.goto(`/${owner.slug}`);
    await page.getByRole("link", { name: "Save to Contacts" }).click();
    await expect(page.getByRole("status")).toContainText("Contact saved!");

    if (template_choice < "3") await expectGallery(page);

    await page.evaluate(() => scrollTo({ top: 0 }));
    await expect(page.locator("[data-banner-video] iframe")).toHaveAttribute("src", /autoplay=1.*mute=1.*loop=1/);
    await page.getByRole("link", { name: "Play Our workshop" }).tap();
    await expect(page.getByTitle("Play Our workshop")).toHaveAttribute(
      "src",
      /^https:\/\/www\.youtube-nocookie\.com\//,
    );
    await page.getByRole("link", { name: "View Larger Map" }).scrollIntoViewIfNeeded();
    await expect(page.getByTitle("Map")).toBeVisible();
  });

test("the default card counts once, and not for those who want stillness", async ({ owner, newVisitor }) => {
  const page = await newVisitor({ reducedMotion: "no-preference" });
  const splash = page.locator(".splash");
  await page.goto(`/${owner.slug}`);
  await expect(splash).toBeHidden();
  await page.reload();
  await expect(splash).toHaveCount(0);

  const still = await newVisitor({ reducedMotion: "reduce" });
  await still.goto(`/${owner.slug}`, { waitUntil: "commit" });
  await expect(still.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(still.locator(".splash")).toBeHidden({ timeout: 1 });
});

/** Pictures open in a lightbox that follows swipes and keys. */
async function expectGallery(page: Page): Promise<void> {
  await page.locator("a[data-lightbox]").first().tap();
  const picture = page.getByRole("dialog", { name: "Picture" }).getByRole("img");
  const [first, second] = ["Clay vase", "Brass lamp"];
  await expect(picture).toHaveAttribute("alt", first);
  await swipe(page, 280, 80);
  await expect(picture).toHaveAttribute("alt", second);
  await swipe(page, 80, 280);
  await expect(picture).toHaveAttribute("alt", first);
  await page.keyboard.press("ArrowRight");
  await expect(picture).toHaveAttribute("alt", second);
  await page.getByRole("button", { name: "Close" }).tap();
  await expect(picture).toBeHidden();
}

/** Swipes across the middle of the screen. */
async function swipe(page: Page, from: number, to: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y: 400 }] });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
}
