import { mkdirSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { moods, templateChoices } from "@/lib/contract/cards/values";
import { ApiUser } from "../e2e/api-user";
import { saveProfile } from "../e2e/company";
import { findBrowser } from "../e2e/find-browser";
import { createSampleCompanies, openDemoCompany, samplePassword } from "../e2e/sample-companies";
import { admin, startSite } from "../e2e/site";

/**
 * Draws every design with every sample company at three widths, light and dark, and every mood of each, into
 * `e2e/screenshots/sheets`: `npx tsx tools/sheet-designs.ts [choice …]`.
 */
const folder = "e2e/screenshots/sheets";
const widths = { 360: 1600, 768: 1600, 1440: 1600 };
const gap = 16;

mkdirSync(folder, { recursive: true });
const choices = templateChoices.filter((choice) => process.argv.length < 3 || process.argv.includes(choice));
const site = await startSite();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
try {
  const adminUser = await ApiUser.signIn(site.url, admin.email, admin.password);
  const demo = await openDemoCompany(adminUser);
  const companies = {
    demo: { email: demo.user.email, slug: "namaskard-demo" },
    ...(await createSampleCompanies(site.url, adminUser)),
  };
  const owners = new Map<string, ApiUser>();
  for (const { email } of Object.values(companies))
    owners.set(email, await ApiUser.signIn(site.url, email, samplePassword));
  const dress = async (company: { email: string }, fields: Record<string, string>) => {
    const owner = owners.get(company.email);
    if (owner) await saveProfile(owner, fields);
  };

  for (const template_choice of choices) {
    for (const company of Object.values(companies)) await dress(company, { template_choice, mood: "" });
    for (const colorScheme of ["light", "dark"] as const)
      for (const [width, height] of Object.entries(widths)) {
        const page = await openPage(Number(width), colorScheme);
        const shots: Buffer[] = [];
        for (const { slug } of Object.values(companies)) shots.push(await shoot(page, slug, height));
        await paste(shots, Number(width) === 1440 ? 2 : 6, `design-${template_choice}-${width}-${colorScheme}`);
        await page.close();
      }
    for (const colorScheme of ["light", "dark"] as const) {
      const page = await openPage(360, colorScheme);
      for (const name of ["demo", "hindi"] as const) {
        const shots: Buffer[] = [];
        for (const mood of moods[template_choice]) {
          await dress(companies[name], { mood });
          shots.push(await shoot(page, companies[name].slug, 1600));
        }
        await paste(shots, 5, `moods-${template_choice}-${name}-${colorScheme}`);
      }
      await page.close();
    }
  }
} finally {
  await browser.close();
  await site.close();
}

function openPage(width: number, colorScheme: "light" | "dark"): Promise<Page> {
  return browser.newPage({ viewport: { width, height: 800 }, colorScheme, reducedMotion: "reduce" });
}

/** The top of the page, up to this height. */
async function shoot(page: Page, slug: string, height: number): Promise<Buffer> {
  await page.goto(`${site.url}/${slug}`, { waitUntil: "load" });
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
  const { width = 0 } = page.viewportSize() ?? {};
  const whole = await page.screenshot({ fullPage: true });
  const { height: drawn } = await sharp(whole).metadata();
  return sharp(whole)
    .extract({ left: 0, top: 0, width, height: Math.min(height, drawn) })
    .toBuffer();
}

async function paste(shots: Buffer[], columns: number, name: string): Promise<void> {
  const sizes = await Promise.all(shots.map((shot) => sharp(shot).metadata()));
  const width = sizes[0]?.width ?? 0;
  const height = Math.max(...sizes.map((size) => size.height));
  const rows = Math.ceil(shots.length / columns);
  const sheet = await sharp({
    create: {
      width: columns * (width + gap) + gap,
      height: rows * (height + gap) + gap,
      channels: 3,
      background: "#7a8288",
    },
  })
    .composite(
      shots.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toBuffer();
  await sharp(sheet)
    .resize({ width: 2000, withoutEnlargement: true })
    .png({ palette: true })
    .toFile(`${folder}/${name}.png`);
}
