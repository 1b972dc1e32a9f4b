import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { profileMessages } from "../../tests/english";
import type { ApiUser } from "../api-user";
import { expect, openAs, test } from "../test";

const saved = "Profile updated successfully!";

test("a new card address takes the old one with it", async ({ page, owner, request }) => {
  const slug = `${owner.slug}-new`;
  expect((await request.get(`/${owner.slug}`)).status()).toBe(200);
  await startEditing(page, owner.api);
  await page.getByLabel("Card link").fill(slug);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: new RegExp(slug) })).toBeVisible();

  const former = await request.get(`/${owner.slug}`, { maxRedirects: 0 });
  expect([former.status(), former.headers().location]).toEqual([308, `/${slug}`]);
  expect((await request.get(`/${slug}`)).status()).toBe(200);
  await expect(page.getByRole("link", { name: /^View my card/ })).toHaveAttribute("href", `/${slug}`);
});

test("a new name takes the card along, as the form foretold, and links by the old address or name still arrive", async ({
  page,
  owner,
  request,
}) => {
  const slug = owner.slug.replace("test", "best");
  await startEditing(page, owner.api);
  await page.getByLabel("Company name").fill(owner.company_name.replace("Test", "Best"));
  await expect(page.getByText("Your card gets this link with its new name")).toBeVisible();
  await expect(page.getByLabel("Card link")).toHaveValue(slug);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("link", { name: /^View my card/ })).toHaveAttribute("href", `/${slug}`);
  for (const shared of [owner.slug, owner.company_name, owner.company_name.toUpperCase()]) {
    const former = await request.get(paths.card({ slug: shared }), { maxRedirects: 0 });
    expect([former.status(), former.headers().location]).toEqual([308, `/${slug}`]);
  }
});

test("a new name leaves the card where it is when that is asked for", async ({ page, owner, request }) => {
  await startEditing(page, owner.api);
  await page.getByLabel("Company name").fill(owner.company_name.replace("Test", "Rest"));
  await page.getByRole("button", { name: "Keep the current link" }).click();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByText(saved)).toBeVisible();
  await expect(page.getByRole("link", { name: /^View my card/ })).toHaveAttribute("href", `/${owner.slug}`);
  expect((await request.get(`/${owner.slug.replace("test", "rest")}`)).status()).toBe(404);
});

test("a card address is checked while it is typed", async ({ page, owner, adminUser }) => {
  const other = await adminUser.createClient();
  await startEditing(page, owner.api);
  const address = page.getByLabel("Card link");
  await address.fill(other.slug);
  await expect(page.getByText(profileMessages.slugTaken)).toBeVisible();
  await address.fill("dashboard");
  await expect(page.getByText(profileMessages.slugReserved)).toBeVisible();
  await address.fill("x");
  await expect(page.getByText(profileMessages.slugInvalid)).toBeVisible();
  await address.fill(`${owner.slug}-free`);
  await expect(page.getByText("This link is available")).toBeVisible();
  await address.fill(owner.slug);
  await expect(page.getByText("This link is available")).toBeHidden();
});

async function startEditing(page: Page, api: ApiUser): Promise<void> {
  await openAs(page, api, paths.profile);
  await page.getByRole("button", { name: "Edit Profile" }).click();
}
