import { chromium } from "@playwright/test";
import sharp, { type OverlayOptions } from "sharp";
import { designPicture } from "@/components/landing/pictures";
import { templateChoices } from "@/lib/contract/cards/values";
import { demoProfile } from "@/provider/seed/demo-content";
import { ApiUser } from "../e2e/api-user";
import { saveProfile } from "../e2e/company";
import { findBrowser } from "../e2e/find-browser";
import { openDemoCompany, samplePassword } from "../e2e/sample-companies";
import { admin, startSite } from "../e2e/site";

/**
 * Takes the pictures of the demo card in each design, for the landing page and, side by side, for the README:
 * `npx tsx tools/picture-templates.ts`.
 */
const size = { width: 360, height: 720 };
const gap = 24;

const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const { user } = await openDemoCompany(await ApiUser.signIn(site.url, admin.email, admin.password));
  const owner = await ApiUser.signIn(site.url, user.email, samplePassword);
  const page = await browser.newPage({ viewport: size, deviceScaleFactor: 2, reducedMotion: "reduce" });
  const pictures: OverlayOptions[] = [];
  for (const [index, template_choice] of templateChoices.entries()) {
    await saveProfile(owner, { template_choice });
    await page.goto(`${site.url}/${demoProfile.slug}`, { waitUntil: "networkidle" });
    const picture = await page.screenshot();
    const { width, height, pathOf } = designPicture;
    await sharp(picture)
      .resize(width, height)
      .webp({ quality: 72, effort: 6 })
      .toFile(`public${pathOf(template_choice)}`);
    pictures.push({
      input: await sharp(picture).resize(size).toBuffer(),
      left: gap + index * (size.width + gap),
      top: gap,
    });
  }
  const width = gap + templateChoices.length * (size.width + gap);
  await sharp({ create: { width, height: size.height + 2 * gap, channels: 3, background: "#8a9299" } })
    .composite(pictures)
    .webp({ quality: 80, effort: 6 })
    .toFile("docs/cards.webp");
} finally {
  await browser.close();
  await site.close();
}
