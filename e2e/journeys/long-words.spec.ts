import { languageCodes } from "@/lib/i18n/languages";
import { openScreen } from "../open-screen";
import { openDemoCompany, samplePassword } from "../sample-companies";
import { clientScreens } from "../screens";
import { expect, signIn, test } from "../test";

/** With the longest words, and the one that is read from right to left. */
const hardest: string[] = ["ta", "ml", "ur"];

/** What a press opens is found by its English name. */
const screens = clientScreens.filter(({ press, act }) => !press && !act);

for (const language of languageCodes.filter((code) => hardest.includes(code)))
  test(`no screen is wider than a small phone in ${language}`, async ({ site, adminUser, newVisitor }) => {
    test.setTimeout(240_000);
    const { user } = await openDemoCompany(adminUser);
    const page = await newVisitor({ viewport: { width: 320, height: 640 }, isMobile: true, reducedMotion: "reduce" });
    await signIn(page, user.email, samplePassword);
    await page.context().addCookies([{ name: "language", value: language, url: site.url }]);
    const wide: string[] = [];
    for (const screen of screens) {
      await openScreen(page, screen);
      expect(await page.locator("html").getAttribute("lang")).toBe(language);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > 320) wide.push(`${screen.name}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
