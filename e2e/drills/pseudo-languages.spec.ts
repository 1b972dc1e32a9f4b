import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { templateChoices } from "@/lib/contract/cards/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, type Language, languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { toPseudo } from "@/tools/messages/pseudo";
import { ApiUser } from "../api-user";
import { saveProfile } from "../company";
import { openScreen } from "../open-screen";
import { layOutRelease, stampRelease } from "../release";
import { fillInbox, openDemoCompany, samplePassword } from "../sample-companies";
import { clientScreens } from "../screens";
import { type Site, startSite } from "../site";
import { expect, test as onSite } from "../test";

/** Which languages there are is part of a build; what they say is not. These two say something made up. */
const madeUp: readonly Language[] = ["hi", "ur"];

const test = onSite.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), "namaskard-pseudo-"));
      layOutRelease(folder);
      const command = ["node_modules/.bin/tsx", "tools/messages/main.ts"].map((file) => path.resolve(file));
      for (const language of madeUp) execFileSync(process.execPath, [...command, "pseudo", language], { cwd: folder });
      stampRelease(folder);
      const site = await startSite({}, [], { launcher: path.join(folder, "server/start.mjs"), cwd: folder });
      await use(site);
      await site.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
});

for (const language of madeUp)
  test(`texts that are 40 % longer have room on a small phone, ${languages[language].dir} @single`, async ({
    site,
    adminUser,
    newVisitor,
  }) => {
    test.setTimeout(240_000);
    const { user } = await openDemoCompany(adminUser);
    const demo = await ApiUser.signIn(site.url, user.email, samplePassword);
    const card = { slug: paths.demoSlug, language };
    await fillInbox(site.url, demo, card.slug);
    const page = await newVisitor({ viewport: { width: 320, height: 640 }, isMobile: true, reducedMotion: "reduce" });
    const wide: string[] = [];
    const look = async (path: string) => {
      await openScreen(page, { name: path, path });
      expect([path, await page.locator("html").getAttribute("lang")]).toEqual([path, language]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${path}: ${width}`);
    };

    for (const path of [paths.home, paths.signUp, paths.privacyPolicy]) await look(paths.inLanguage(language, path));
    for (const path of [paths.form(card, "contact"), paths.form(card, "appointment")]) await look(path);
    for (const template_choice of templateChoices) {
      await saveProfile(demo, { template_choice });
      await look(paths.card(card));
    }

    await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
    for (const path of [paths.forgotPassword, paths.login()]) await look(path);
    const signIn = toPseudo("Sign in", languages[language].dir);
    await expect(page.getByRole("button", { name: signIn, exact: true })).toBeVisible();
    await page.context().addCookies(demo.cookies);
    // What a press opens would be found by its made-up name.
    for (const { path } of clientScreens(translatorOf(defaultLanguage)).filter(({ press, act }) => !press && !act))
      await look(path);
    // A list of several pages.
    await page.context().addCookies(adminUser.cookies);
    await look(paths.audit);
    await expect(page.locator("[data-slot=pagination]")).toBeVisible();
    expect(wide).toEqual([]);
  });
