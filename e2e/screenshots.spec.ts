import path from "node:path";
import type { Page } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import type { Person } from "@/lib/contract/content/person";
import type { Product } from "@/lib/contract/content/product";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import * as paths from "@/lib/paths";
import { english } from "../tests/english";
import { ApiUser } from "./api-user";
import { saveProfile } from "./company";
import { openScreen } from "./open-screen";
import { createSampleCompanies, fillInbox, openDemoCompany, requestCard, samplePassword } from "./sample-companies";
import {
  administratorScreens,
  cardScreens,
  clientScreens,
  newClientScreens,
  type Screen,
  type ShownCard,
  siteScreens,
  strainedScreens,
} from "./screens";
import { admin } from "./site";
import { signIn, test } from "./test";

/** Draws every page for people to look at. */

const folder = path.join(import.meta.dirname, "screenshots");
const touch = { isMobile: true, hasTouch: true };
const devices = {
  phone: { viewport: { width: 390, height: 844 }, ...touch },
  narrow: { viewport: { width: 320, height: 640 }, ...touch },
  desktop: { viewport: { width: 1440, height: 900 } },
};

let demo: ShownCard & { id: number; email: string };
let samples: Awaited<ReturnType<typeof createSampleCompanies>>;
let newcomer: string;
/** Cards that are hard to lay out, by what is hard about them. */
let cards: Record<string, string>;

test.beforeAll(async ({ site, adminUser }) => {
  const { id, user } = await openDemoCompany(adminUser);
  const owner = await ApiUser.signIn(site.url, user.email, samplePassword);
  await fillInbox(site.url, owner, paths.demoSlug);
  const [product] = (await owner.call<List<Product>>("GET", pathOf(operations.listProducts))).results;
  const [person] = (await owner.call<List<Person>>("GET", pathOf(operations.listPeople))).results;
  if (!product || !person) throw new Error("The demo company has no products or no people");
  samples = await createSampleCompanies(site.url, adminUser);
  const { empty, hindi, long } = samples;
  demo = { id, email: user.email, slug: paths.demoSlug, product, person };
  newcomer = empty.email;
  cards = { empty: empty.slug, hindi: hindi.slug, long: long.slug };
});

for (const colorScheme of ["light", "dark"] as const)
  for (const device of ["phone", "desktop", "narrow"] as const)
    test(`${device}, ${colorScheme}`, async ({ site, newVisitor }) => {
      test.setTimeout(600_000);
      const shoot = async (screens: Screen[], email?: string, password: string = samplePassword) => {
        const page = await newVisitor({ ...devices[device], colorScheme, reducedMotion: "reduce" });
        if (email) await signIn(page, email, password);
        for (const screen of screens) await shootScreen(page, screen, `${colorScheme}-${device}`);
      };

      const hardCards = Object.entries(cards).map(([name, slug]) => ({
        name: `card-${name}`,
        path: paths.card({ slug }),
      }));
      const ofVisitors = [...siteScreens(english), ...cardScreens(english, demo), ...hardCards];
      if (device === "narrow") {
        await shoot(ofVisitors.filter(({ name }) => /^(login|card|card-(long|hindi))$/.test(name)));
        return;
      }
      await shoot(ofVisitors);
      await shoot(clientScreens(english), demo.email);
      await shoot(newClientScreens(english), newcomer);
      await shoot(strainedScreens("hindi"), samples.hindi.email);
      await shoot(strainedScreens("long"), samples.long.email);
      await requestCard(site.url);
      await shoot(administratorScreens(english, demo.id), admin.email, admin.password);
      const drawer = {
        name: "drawer",
        path: paths.dashboard,
        press: { role: "button", name: "Open sidebar" },
      } as const;
      if (device === "phone") await shoot([drawer], demo.email);
    });

const cardDevices = {
  phone: { viewport: { width: 360, height: 800 }, ...touch },
  narrow: devices.narrow,
  desktop: { viewport: { width: 1280, height: 800 } },
  wide: { viewport: { width: 1920, height: 1080 } },
};

/** Each design with much content, almost none, in Hindi, and with the longest name. */
for (const template_choice of templateChoices)
  test(`template ${template_choice}`, async ({ site, newVisitor }) => {
    test.setTimeout(300_000);
    const companies = { full: demo, ...samples };
    for (const { email } of Object.values(companies))
      await saveProfile(await ApiUser.signIn(site.url, email, samplePassword), { template_choice });
    for (const colorScheme of ["light", "dark"] as const)
      for (const [device, options] of Object.entries(cardDevices)) {
        const page = await newVisitor({ ...options, colorScheme, reducedMotion: "reduce" });
        for (const [name, { slug }] of Object.entries(companies)) {
          const screen = { name: `template-${template_choice}-${name}`, path: paths.card({ slug }) };
          await shootScreen(page, screen, `${colorScheme}-${device}`);
        }
      }
  });

async function shootScreen(page: Page, screen: Screen, suffix: string): Promise<void> {
  // Opening the address that is shown would reload its dialog too.
  await page.goto("about:blank");
  await openScreen(page, screen);
  // Dialogs are drawn as seen, not the full page.
  const fullPage = (await page.locator("[role=dialog], [role=alertdialog], [role=menu], dialog[open]").count()) === 0;
  await page.screenshot({ path: path.join(folder, `${screen.name}-${suffix}.png`), fullPage });
}
