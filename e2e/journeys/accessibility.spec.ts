import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/profile";
import { addBanner, addDocument, addProduct, addVideo, saveProfile } from "../company";
import { expect, openAs, test } from "../test";

for (const colorScheme of ["light", "dark"] as const) {
  test(`visitors' pages bar nobody, in ${colorScheme} colours`, async ({ owner, newVisitor }) => {
    await saveProfile(owner.api, { about_us: "By hand", address: "14 Flower Market Road, Mumbai" });
    await addDocument(owner.api);
    await addProduct(owner.api);
    await addVideo(owner.api);
    await addBanner(owner.api);
    const page = await newVisitor({ colorScheme, reducedMotion: "reduce" });
    for (const template_choice of templateChoices.toReversed()) {
      await saveProfile(owner.api, { template_choice });
      await expectNoFindings(page, `/${owner.slug}`);
      await page.getByText("Send to WhatsApp number").click();
      await page.getByRole("link", { name: "QR code" }).click();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("region", { name: "GALLERY" }).getByRole("link").first().click();
    await expectNoFindings(page);
    for (const path of ["/", "/login", "/no-such-company", "/no/such/page"]) await expectNoFindings(page, path);
  });

  test(`a client's screens bar nobody, in ${colorScheme} colours`, async ({ owner, newVisitor }) => {
    await addDocument(owner.api);
    const page = await newVisitor({ colorScheme, reducedMotion: "reduce" });
    await openAs(page, owner.api, "/dashboard");
    await expect(page.getByRole("main").getByRole("heading").first()).toBeVisible();
    await expectNoFindings(page);
    await page.goto("/dashboard/documents");
    await expect(page.getByRole("heading", { name: "Catalogue" })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Upload Document" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Upload", exact: true }).click();
    await expectNoFindings(page);
    await page.goto("/dashboard/profile");
    await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await expectNoFindings(page);
  });

  test(`an administrator's screens bar nobody, in ${colorScheme} colours`, async ({ newVisitor, adminUser }) => {
    const page = await newVisitor({ colorScheme, reducedMotion: "reduce" });
    await openAs(page, adminUser, "/dashboard/clients");
    await expect(page.getByRole("table", { name: "Clients" })).toBeVisible();
    await expectNoFindings(page);
    await page.goto("/dashboard/clients/new");
    await page.getByRole("button", { name: "Create Client" }).click();
    await expectNoFindings(page);
  });
}

async function expectNoFindings(page: Page, path?: string): Promise<void> {
  if (path) await page.goto(path);
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
  expect({ url: page.url(), found }).toEqual({ url: page.url(), found: [] });
}
