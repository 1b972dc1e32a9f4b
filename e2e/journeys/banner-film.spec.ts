import type { Page } from "@playwright/test";
import { pngFile } from "../../tests/contract/files";
import { addBanner, addVideo, saveProfile } from "../company";
import { holdRequests } from "../hold-requests";
import { expect, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };
const film = { banner_type: "video", title: "Our film", youtube_url: "https://youtu.be/aqz-KE-bpKQ" };
const player = (page: Page) => page.locator("[data-banner-video] iframe");

/** The page's requests to other hosts, and its load event, in order. */
function follow(page: Page, siteUrl: string): string[] {
  const told: string[] = [];
  page.on("load", () => told.push("loaded"));
  page.on("request", (request) => {
    const { protocol, origin, hostname } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== siteUrl) told.push(hostname);
  });
  return told;
}

test("the film starts by itself, silently, once the page has loaded; before that nobody else is asked, whoever scrolls", async ({
  site,
  owner,
  newVisitor,
}) => {
  await addBanner(owner.api, film);
  await addVideo(owner.api);
  await saveProfile(owner.api, { address: "14 Flower Market Road, Mumbai", logo: await pngFile() });
  const page = await newVisitor({ ...phone, reducedMotion: "no-preference" });
  const told = follow(page, site.url);
  const release = await holdRequests(page, "**/media/**");
  const asked = page.waitForRequest("**/media/**");
  await page.goto(`/${owner.slug}`, { waitUntil: "commit" });
  // A working button shows that the script has run; the load event still waits for the logo.
  await expect(page.getByRole("button", { name: "Save Card" })).toBeVisible();
  await asked;
  await page.getByRole("link", { name: "View Larger Map" }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 50);
  expect(await page.evaluate(() => document.readyState)).toBe("interactive");
  expect(told).toEqual([]);

  release();
  await expect(page.getByTitle("Map")).toHaveAttribute("src", /^https:\/\/www\.google\.com\/maps/);
  await page.evaluate(() => scrollTo({ top: 0 }));
  await expect(player(page)).toHaveAttribute("src", /autoplay=1.*mute=1.*loop=1/);
  expect(told[0]).toBe("loaded");
});

test("without a touch the film runs; for those who want stillness or save data it stays a link", async ({
  owner,
  newVisitor,
}) => {
  await addBanner(owner.api, film);
  const page = await newVisitor({ ...phone, reducedMotion: "no-preference" });
  await page.goto(`/${owner.slug}`);
  await expect(player(page)).toHaveAttribute("src", /autoplay=1.*mute=1.*loop=1/);

  const still = await newVisitor({ ...phone, reducedMotion: "reduce" });
  const saving = await newVisitor({ ...phone, reducedMotion: "no-preference" });
  await saving.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  for (const quiet of [still, saving]) {
    await quiet.goto(`/${owner.slug}`, { waitUntil: "networkidle" });
    await expect(quiet.getByRole("link", { name: "Our film" })).toBeVisible();
    await expect(player(quiet)).toHaveCount(0);
  }
});
