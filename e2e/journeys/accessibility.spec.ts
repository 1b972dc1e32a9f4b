import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { branch, phones } from "../../tests/lib/card/build-contacts";
import { bank } from "../../tests/lib/card/build-payment";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { addBanner, addDocument, addPerson, addProduct, addProductPicture, addVideo, saveProfile } from "../company";
import { openScreen, standStill } from "../open-screen";
import { fillInbox, openDemoCompany, requestCard, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, newClientScreens, type Screen } from "../screens";
import { expect, openAs, test } from "../test";

const looks = { colorScheme: "light", reducedMotion: "reduce" } as const;

test("visitors' pages bar nobody", async ({ owner, newVisitor }) => {
  test.setTimeout(240_000);
  await saveProfile(owner.api, {
    about_us: "By hand",
    address: "14 Flower Market Road, Mumbai",
    category: "Pottery",
    upi_id: "by.hand@okbank",
    bank: JSON.stringify(bank),
    gstin: "27AAPFU0939F1ZV",
    branches: JSON.stringify([branch]),
    phones: JSON.stringify(phones),
  });
  await addPerson(owner.api);
  await addDocument(owner.api);
  const lamp = await addProduct(owner.api, { category: "Lamps" });
  await addProductPicture(owner.api, lamp.id);
  await addVideo(owner.api);
  await addBanner(owner.api);
  const page = await newVisitor(looks);
  for (const template_choice of templateChoices.toReversed()) {
    await saveProfile(owner.api, { template_choice });
    await page.goto(`/${owner.slug}`);
    await expectNoFindings(page);
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await page.getByRole("dialog", { name: "Share this card" }).waitFor();
    await expectNoFindings(page);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("region", { name: "GALLERY" }).getByRole("link").first().click();
  await expectNoFindings(page);
  const ofProducts = [paths.product(owner.slug, lamp), paths.category(owner.slug, "lamps")];
  for (const path of ["/", "/login", "/no-such-company", "/no/such/page", ...ofProducts]) {
    await page.goto(path);
    await expectNoFindings(page);
  }
});

const middle = Math.ceil(clientScreens.length / 2);
for (const [part, screens] of [clientScreens.slice(0, middle), clientScreens.slice(middle)].entries())
  test(`every client's screen bars nobody, part ${part + 1}`, async ({ site, adminUser, newVisitor }) => {
    test.setTimeout(240_000);
    const { user } = await openDemoCompany(adminUser);
    const demo = await ApiUser.signIn(site.url, user.email, samplePassword);
    await fillInbox(site.url, demo, paths.demoCard.slice(1));
    await expectScreensOpen(await newVisitor(looks), demo, screens);
  });

test("a new client's screens bar nobody", async ({ owner, newVisitor }) => {
  test.setTimeout(180_000);
  const page = await newVisitor(looks);
  await expectScreensOpen(page, owner.api, newClientScreens);
  await page.getByRole("dialog").getByRole("button", { name: "Create Banner" }).click();
  await expectNoFindings(page);
});

test("an administrator's screens bar nobody", async ({ site, owner, newVisitor, adminUser }) => {
  test.setTimeout(240_000);
  await requestCard(site.url);
  await expectScreensOpen(await newVisitor(looks), adminUser, administratorScreens(owner.id));
});

async function expectScreensOpen(page: Page, user: ApiUser, screens: Screen[]): Promise<void> {
  await openAs(page, user, paths.dashboard);
  for (const screen of screens) {
    await openScreen(page, screen);
    // A card drawn in a frame is looked at where visitors see it.
    await expectNoFindings(page, { without: "iframe" });
  }
}

/** Looks at what stands on the page in light colours, and at its colours once more in dark ones. */
async function expectNoFindings(page: Page, { without }: { without?: string } = {}): Promise<void> {
  // An open menu stands at the end of the body, outside every landmark; it holds the focus until it closes.
  const except = (await page.getByRole("menu").count()) > 0 ? ["region"] : [];
  const light = await findBarriers(page, { without, except });
  expect({ url: page.url(), colors: "light", found: light }).toEqual({ url: page.url(), colors: "light", found: [] });

  await page.emulateMedia({ colorScheme: "dark" });
  await standStill(page);
  const dark = await findBarriers(page, { without, only: ["color-contrast", "link-in-text-block"] });
  expect({ url: page.url(), colors: "dark", found: dark }).toEqual({ url: page.url(), colors: "dark", found: [] });
  await page.emulateMedia({ colorScheme: "light" });
}
