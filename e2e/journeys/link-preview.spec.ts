import sharp from "sharp";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

test("an owner sees the link as a chat shows it and learns what to mend", async ({ page, owner, site }) => {
  await openAs(page, owner.api, "/dashboard/preview");
  const bubble = page.getByRole("figure", { name: "The preview in a WhatsApp chat" });
  await expect(bubble).toContainText(owner.company_name);
  await expect(bubble).toContainText(`${site.url}/${owner.slug}`);
  await expect(page.getByText("The picture has no logo")).toBeVisible();
  await expect(page.getByText("The text does not say what you do")).toBeVisible();
  await expect(page.getByText("Every app can read your card")).toBeVisible();

  const logo = await sharp({ create: { width: 512, height: 512, channels: 3, background: "#0b5d75" } })
    .png()
    .toBuffer();
  await saveProfile(owner.api, {
    about_us: "Fresh bread and cakes every morning in Fort, Mumbai. Order on WhatsApp before nine.",
    logo: new File([new Uint8Array(logo)], "logo.png", { type: "image/png" }),
  });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(bubble).toContainText("Fresh bread and cakes");
  await expect(page.getByText("The text says what you do")).toBeVisible();
  await expect(page.getByText("The picture loads")).toBeVisible();
  const picture = bubble.locator("img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(299);
  await expect(page.getByRole("link", { name: "Try it in WhatsApp" })).toHaveAttribute(
    "href",
    `https://wa.me/?text=${encodeURIComponent(`${site.url}/${owner.slug}`)}`,
  );
});

test("only a signed-in client is told", async ({ page, site, adminUser }) => {
  expect((await fetch(`${site.url}/api/preview-check`)).status).toBe(401);
  expect((await adminUser.fetch("/api/preview-check")).status).toBe(403);
  await openAs(page, adminUser, "/dashboard/preview");
  await expect(page.getByText("Link previews belong to clients")).toBeVisible();
});
