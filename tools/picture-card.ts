import { chromium } from "@playwright/test";
import sharp from "sharp";
import { cardPicture } from "@/components/landing/pictures";
import { languageCodes } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { findBrowser } from "../e2e/find-browser";
import { startSite } from "../e2e/site";

/**
 * Takes the pictures of the demo card for the landing page, in each language, light and dark: `npx tsx tools/picture-card.ts`.
 * Run it whenever the card's look changes, and for a new language; the machine needs a font for each script.
 */
const site = await startSite({ SEED_DEMO: "true" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const language of languageCodes)
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await browser.newPage({
        viewport: { width: cardPicture.width / 2, height: cardPicture.height / 2 },
        deviceScaleFactor: 2,
        colorScheme,
        reducedMotion: "reduce",
        // Nothing is offered in another one.
        locale: language,
      });
      await page.goto(site.url + paths.demoCard(language), { waitUntil: "networkidle" });
      const picture = sharp(await page.screenshot()).webp({ quality: 70, effort: 6 });
      await picture.toFile(`public${cardPicture.pathOf(language, colorScheme)}`);
      await page.close();
    }
} finally {
  await browser.close();
  await site.close();
}
