import type { Page } from "@playwright/test";
import { moodLooks } from "@/lib/card/look/moods";
import * as paths from "@/lib/paths";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const look = { template_choice: "1", mood: "plum" } as const;

test("a mood is tried in the preview, saved, and worn by the card, with the owner's colour in its place", async ({
  owner,
  page,
  newVisitor,
}) => {
  await saveProfile(owner.api, { template_choice: look.template_choice });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, owner.api, paths.profileRoom("look"));
  await page.getByRole("button", { name: "Edit Profile" }).click();
  const plum = page.getByRole("radiogroup", { name: "Style" }).getByRole("radio", { name: "Plum" });
  await plum.click();
  await expect(plum).toBeChecked();
  const preview = page.frameLocator('iframe[title="Preview of your card"]').locator(".card");
  await expect.poll(() => accentOf(preview)).toBe(rgb(String(moodLooks.plum.color)));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();

  const visitor = await newVisitor({ colorScheme: "light" });
  await expectCard(visitor, owner.slug, String(moodLooks.plum.color));
  expect(await visitor.evaluate(() => getComputedStyle(document.querySelector("h1") as Element).fontFamily)).toContain(
    "Didot",
  );
  await saveProfile(owner.api, { brand_color: "#0b6e4f" });
  await expectCard(visitor, owner.slug, "#0b6e4f");
});

test("a mood of one scheme is worn by day and by night, beyond the card too", async ({ owner, newVisitor }) => {
  await saveProfile(owner.api, { template_choice: "3", mood: "chalkboard" });
  for (const colorScheme of ["light", "dark"] as const) {
    const visitor = await newVisitor({ colorScheme });
    await visitor.goto(`/${owner.slug}`);
    const scheme = await visitor.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    const ground = await visitor.locator(".card").evaluate((card) => getComputedStyle(card).backgroundColor);
    expect([scheme, ground]).toEqual(["dark", rgb(String(moodLooks.chalkboard.dark?.ground))]);
  }
});

async function expectCard(visitor: Page, slug: string, color: string): Promise<void> {
  await visitor.goto(`/${slug}`);
  expect(await accentOf(visitor.locator(".card"))).toBe(rgb(color));
}

/** The colour of the primary button. */
function accentOf(card: ReturnType<Page["locator"]>): Promise<string> {
  return card
    .locator(".button-primary")
    .first()
    .evaluate((button) => getComputedStyle(button).backgroundColor);
}

function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(", ")})`;
}
