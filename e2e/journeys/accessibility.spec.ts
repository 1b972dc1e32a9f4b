import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/profile";
import { paths } from "@/lib/paths";
import { ApiUser } from "../api-user";
import { addBanner, addDocument, addProduct, addVideo, saveProfile } from "../company";
import { openScreen } from "../open-screen";
import { openDemoCompany, requestCard, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, newClientScreens, type Screen } from "../screens";
import { expect, openAs, test } from "../test";

const still = { reducedMotion: "reduce" } as const;

for (const colorScheme of ["light", "dark"] as const) {
  test(`visitors' pages bar nobody, in ${colorScheme} colours`, async ({ owner, newVisitor }) => {
    test.setTimeout(180_000);
    await saveProfile(owner.api, { about_us: "By hand", address: "14 Flower Market Road, Mumbai" });
    await addDocument(owner.api);
    await addProduct(owner.api);
    await addVideo(owner.api);
    await addBanner(owner.api);
    const page = await newVisitor({ colorScheme, ...still });
    for (const template_choice of templateChoices.toReversed()) {
      await saveProfile(owner.api, { template_choice });
      await expectNoFindings(page, `/${owner.slug}`);
      await page.getByRole("link", { name: "Share", exact: true }).click();
      await expectNoFindings(page);
      await page.keyboard.press("Escape");
    }
    await page.getByRole("region", { name: "GALLERY" }).getByRole("link").first().click();
    await expectNoFindings(page);
    for (const path of ["/", "/login", "/forgot-password", "/reset-password", "/no-such-company", "/no/such/page"])
      await expectNoFindings(page, path);
  });

  test(`every client's screen bars nobody, in ${colorScheme} colours`, async ({ site, adminUser, newVisitor }) => {
    test.setTimeout(240_000);
    const { user } = await openDemoCompany(adminUser);
    const demo = await ApiUser.signIn(site.url, user.email, samplePassword);
    await expectScreensOpen(await newVisitor({ colorScheme, ...still }), demo, clientScreens);
  });

  test(`a new client's screens bar nobody, in ${colorScheme} colours`, async ({ owner, newVisitor }) => {
    test.setTimeout(120_000);
    const page = await newVisitor({ colorScheme, ...still });
    await expectScreensOpen(page, owner.api, newClientScreens);
    await page.getByRole("dialog").getByRole("button", { name: "Create Banner" }).click();
    await expectNoFindings(page);
  });

  test(`an administrator's screens bar nobody, in ${colorScheme} colours`, async ({
    site,
    owner,
    newVisitor,
    adminUser,
  }) => {
    test.setTimeout(180_000);
    await requestCard(site.url);
    await expectScreensOpen(await newVisitor({ colorScheme, ...still }), adminUser, administratorScreens(owner.id));
  });
}

async function expectScreensOpen(page: Page, user: ApiUser, screens: Screen[]): Promise<void> {
  await openAs(page, user, paths.dashboard);
  for (const screen of screens) {
    await openScreen(page, screen);
    await expectNoFindings(page);
  }
}

async function expectNoFindings(page: Page, path?: string): Promise<void> {
  if (path) await page.goto(path);
  // Whoever speaks to a page says what is written on it. The rule is off by default, being new.
  const axe = new AxeBuilder({ page }).options({ rules: { "label-content-name-mismatch": { enabled: true } } });
  // An open menu stands at the end of the body, outside every landmark; it holds the focus until it closes.
  if (await page.getByRole("menu").count()) axe.disableRules("region");
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
  }));
  expect({ url: page.url(), found }).toEqual({ url: page.url(), found: [] });
}
