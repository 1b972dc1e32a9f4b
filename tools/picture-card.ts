import { chromium } from "@playwright/test";
import sharp from "sharp";
import { cardPicture } from "@/components/landing/pictures";
import { demoProfile } from "@/provider/seed/demo-content";
import { findBrowser } from "../e2e/find-browser";
import { startSite } from "../e2e/site";

/**
 * Takes the pictures of the demo card for the landing page, light and dark: `npx tsx tools/picture-card.ts`. Run it
 * whenever the card's look changes.
 */
const site = await startSite({ SEED_DEMO: "true" });
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  for (const colorScheme of ["light", "dark"] as const) {
    const page = await browser.newPage({
      viewport: { width: cardPicture.width / 2, height: cardPicture.height / 2 },
      deviceScaleFactor: 2,
      colorScheme,
      reducedMotion: "reduce",
    });
    await page.goto(`${site.url}/${demoProfile.slug}`, { waitUntil: "networkidle" });
    const picture = sharp(await page.screenshot()).webp({ quality: 70, effort: 6 });
    await picture.toFile(`public${cardPicture[colorScheme]}`);
    await page.close();
  }
} finally {
  await browser.close();
  await site.close();
}
