import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { type Language, languages } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { saveProfile } from "../company";
import { createCompanyIn, fillInboxIn, ownPagesOf } from "../company-in";
import { findLatinWords } from "../latin-words";
import { openScreen } from "../open-screen";
import { requestCard } from "../sample-companies";
import {
  administratorScreens,
  cardScreens,
  clientScreens,
  newClientScreens,
  type Screen,
  siteScreens,
} from "../screens";
import { expect, test } from "../test";

/**
 * Every screen, opened once on a small phone in a language: no word of it is in another, it says which language it is in,
 * and it is no wider than the phone. Tamil has long words, and Urdu is read from right to left.
 */

const walked = ["hi", "ta", "ur"] as const;
const width = 320;
/** Addresses that are none share one page; what is wrong with a site and its log tell operators, in their words. */
const englishForAll = /^(not-found|card-unknown|status|audit)$/;
const languageRules = ["html-has-lang", "html-lang-valid", "html-xml-lang-mismatch", "valid-lang"];

test.describe.configure({ timeout: 300_000 });
// A name that nothing has is one fault among others.
test.use({ actionTimeout: 10_000, navigationTimeout: 30_000 });

for (const language of walked) {
  const t = translatorOf(language);
  const options = { viewport: { width, height: 640 }, isMobile: true, locale: `${language}-IN` };
  const phone = { ...options, reducedMotion: "reduce" as const };

  test(`visitors' pages in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const company = await createCompanyIn(language, site.url, adminUser);
    await fillInboxIn(language, site.url, company);
    const page = await newVisitor(phone);
    const screens = [...siteScreens(t), ...cardScreens(t, company), ...(await ownPagesOf(company))];
    const faults = await walk(page, language, screens);
    for (const template_choice of templateChoices) {
      await saveProfile(company.api, { template_choice });
      const screen = { name: `design ${template_choice}`, path: paths.card(company) };
      faults.push(...(await walk(page, language, [screen])));
    }
    expect(faults).toEqual([]);
  });

  test(`an owner's screens in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const company = await createCompanyIn(language, site.url, adminUser);
    await fillInboxIn(language, site.url, company);
    const page = await openIn(language, await newVisitor(phone), company.api);
    expect(await walk(page, language, clientScreens(t))).toEqual([]);
  });

  test(`a new owner's screens in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const client = await adminUser.createClient({ company_name: languages[language].name });
    const user = await ApiUser.signIn(site.url, client.email, client.password);
    const page = await openIn(language, await newVisitor(phone), user);
    expect(await walk(page, language, newClientScreens(t))).toEqual([]);
  });

  test(`an administrator's screens in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const client = await adminUser.createClient({ company_name: languages[language].name });
    await requestCard(site.url);
    const page = await openIn(language, await newVisitor(phone), adminUser);
    expect(await walk(page, language, administratorScreens(t, client.id))).toEqual([]);
  });
}

async function openIn(language: Language, page: Page, user: ApiUser): Promise<Page> {
  const [session] = user.cookies;
  await page.context().addCookies([...user.cookies, { name: "language", value: language, url: session?.url ?? "" }]);
  return page;
}

/** What is wrong on these screens, each fault after its screen's name. */
async function walk(page: Page, language: Language, screens: Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens.filter(({ name }) => !englishForAll.test(name))) {
    // Opening the address that is shown would reload its dialog too.
    await page.goto("about:blank");
    const found = await openScreen(page, screen).then(
      () => listFaults(page, language),
      (error) => [`cannot be opened: ${error}`],
    );
    faults.push(...found.map((fault) => `${screen.name}: ${fault}`));
  }
  return faults;
}

async function listFaults(page: Page, language: Language): Promise<string[]> {
  const root = await page.evaluate(() => {
    const { lang, scrollWidth } = document.documentElement;
    return { lang, dir: getComputedStyle(document.documentElement).direction, scrollWidth };
  });
  const barriers = await findBarriers(page, { only: languageRules });
  return [
    ...(root.lang === language ? [] : [`it says it is in ${root.lang}`]),
    ...(root.dir === languages[language].dir ? [] : [`its direction is ${root.dir}`]),
    ...(root.scrollWidth > width ? [`it is ${root.scrollWidth} wide`] : []),
    ...barriers.map((barrier) => JSON.stringify(barrier)),
    ...(await findLatinWords(page)),
  ];
}
