import type { Page, Response } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { branch, phones } from "../../tests/lib/card/build-contacts";
import { bank } from "../../tests/lib/card/build-payment";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { addBanner, addDocument, addPerson, addProduct, addProductPicture, addVideo, saveProfile } from "../company";
import { openScreen, standStill, watchRequests } from "../open-screen";
import { fillInbox, openDemoCompany, requestCard, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, newClientScreens, type Screen, visitorScreens } from "../screens";
import { holdRest, letRest, weighScripts } from "../script-weight";
import { expect, test } from "../test";

/**
 * Every screen, opened once: it takes few scripts, bars nobody in light and dark colours, and grows no wider than a
 * phone, also where letters are twice as large.
 */

test.describe.configure({ timeout: 480_000 });

const looks = { colorScheme: "light", reducedMotion: "reduce", viewport: { width: 1280, height: 800 } } as const;
type NewVisitor = (options: typeof looks) => Promise<Page>;

const KB = 1024;

/** What a screen may load until it can be used, by what it consists of. */
const budget = {
  usual: 172 * KB,
  more: 176 * KB,
  figures: 189 * KB,
  form: 191 * KB,
  manyForms: 194 * KB,
  rooms: 214 * KB,
  drawnCard: 260 * KB,
  messages: 204 * KB,
  bookings: 222 * KB,
};
/** The same with what it loads once it rests, for whatever may be opened next. */
const wholeBudget = 420 * KB;

const kinds: Record<string, keyof typeof budget> = {
  products: "more",
  // Both the list, which an administrator may not see, and what stands in its place.
  "admin-leads": "more",
  account: "manyForms",
  "admin-profile": "rooms",
  leads: "messages",
  appointments: "bookings",
  "visitor-data": "form",
  "visitor-data-none": "form",
  import: "figures",
  "new-client": "form",
  "client-edit": "form",
  "client-password": "form",
  "sign-ups": "form",
  "admin-home": "figures",
  analytics: "figures",
  "analytics-all": "figures",
  "analytics-client": "figures",
  "client-home": "drawnCard",
  profile: "drawnCard",
};

test("visitors' pages", async ({ owner, newVisitor }) => {
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
    await saveProfile(owner.api, { template_choice, tagline: "Vegetarianisches Lebensmittelfachgeschäft" });
    await page.goto(`/${owner.slug}`);
    expect(await listFaults(page)).toEqual([]);
    await page.getByRole("link", { name: "Share", exact: true }).click();
    await page.getByRole("dialog", { name: "Share this card" }).waitFor();
    expect(await listFaults(page)).toEqual([]);
    await page.keyboard.press("Escape");
  }
  await page.getByRole("region", { name: "GALLERY" }).getByRole("link").first().click();
  expect(await listFaults(page)).toEqual([]);
  const ofCard = [
    paths.form(owner.slug, "review"),
    paths.product(owner.slug, lamp),
    paths.category(owner.slug, "lamps"),
  ];
  for (const path of [
    "/",
    "/demo",
    "/signup",
    "/login",
    "/policies/privacy",
    "/no-such-company",
    "/no/such/page",
    ...ofCard,
  ]) {
    await page.goto(path);
    expect(await listFaults(page)).toEqual([]);
  }
});

const middle = Math.ceil(clientScreens.length / 2);
for (const [part, screens] of [clientScreens.slice(0, middle), clientScreens.slice(middle)].entries())
  test(`a client's screens, part ${part + 1}`, async ({ site, adminUser, newVisitor }) => {
    const { user } = await openDemoCompany(adminUser);
    const demo = await ApiUser.signIn(site.url, user.email, samplePassword);
    await fillInbox(site.url, demo, paths.demoCard.slice(1));
    await lookAt(newVisitor, screens, { user: demo, isWeighed: true });
  });

test("a new client's screens", async ({ owner, newVisitor }) => {
  const page = await lookAt(newVisitor, newClientScreens, { user: owner.api });
  await page.getByRole("dialog").getByRole("button", { name: "Create Banner" }).click();
  expect(await listFaults(page, { without: "iframe" })).toEqual([]);
});

const ofAdministrators = administratorScreens(0).length;
for (const [part, from] of [0, Math.ceil(ofAdministrators / 2)].entries())
  test(`an administrator's screens, part ${part + 1}`, async ({ site, owner, newVisitor, adminUser }) => {
    await requestCard(site.url);
    const screens = administratorScreens(owner.id).slice(from, from + Math.ceil(ofAdministrators / 2));
    const leads = { name: "admin-leads", path: paths.leads };
    await lookAt(newVisitor, part === 0 ? [leads, ...screens] : screens, { user: adminUser, isWeighed: true });
  });

test("signing in", async ({ newVisitor }) => {
  const screens = visitorScreens({}).filter(({ name }) => /^(login|forgot-password|reset-password-ended)$/.test(name));
  await lookAt(newVisitor, screens, { isWeighed: true });
});

type Look = { user?: ApiUser; isWeighed?: boolean };

/** @returns the page on which buttons were pressed */
async function lookAt(newVisitor: NewVisitor, screens: Screen[], { user, isWeighed }: Look): Promise<Page> {
  const faults: unknown[] = [];
  const open = async () => {
    const page = await newVisitor(looks);
    if (user) await page.context().addCookies(user.cookies);
    return page;
  };
  const pressed = await open();
  for (const screen of screens) {
    const isTouched = Boolean(screen.press ?? screen.act);
    const page = isWeighed && !isTouched ? await open() : pressed;
    if (page === pressed) await openScreen(page, screen);
    else faults.push(...(await weigh(page, screen)));
    // A card drawn in a frame is looked at where visitors see it.
    const found = await listFaults(page, { without: "iframe", isTouched });
    faults.push(...found.map((fault) => [screen.name, fault]));
    if (page !== pressed) await page.context().close();
  }
  expect(faults).toEqual([]);
  return pressed;
}

/** Opens it as somebody who has nothing of the site yet, and touches nothing: what it loads before it rests, and after. */
async function weigh(page: Page, screen: Screen): Promise<string[]> {
  await holdRest(page);
  const answers: Response[] = [];
  page.on("response", (answer) => answers.push(answer));
  const tellAbove = async (most: number) => {
    const weight = await weighScripts(answers);
    return weight > most ? [`${screen.name}: ${Math.ceil(weight / KB)} KB, of ${most / KB}`] : [];
  };
  await openScreen(page, screen);
  const heavy = await tellAbove(budget[kinds[screen.name] ?? "usual"]);
  const requests = watchRequests(page);
  await letRest(page);
  await requests.quiet();
  requests.stop();
  return [...heavy, ...(await tellAbove(wholeBudget))];
}

/** What bars somebody in light colours, at its colours once more in dark ones, and what is wider than a phone. */
async function listFaults(page: Page, { without, isTouched }: { without?: string; isTouched?: boolean } = {}) {
  // An open menu stands at the end of the body, outside every landmark; it holds the focus until it closes.
  const except = (await page.getByRole("menu").count()) > 0 ? ["region"] : [];
  const light = await findBarriers(page, { without, except });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 360, height: 800 });
  await standStill(page);
  const dark = await findBarriers(page, { without, only: ["color-contrast", "link-in-text-block"] });
  const session = await page.context().newCDPSession(page);
  const widths: Record<number, number> = {};
  for (const size of [16, 32]) {
    await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
    widths[size] = await page.evaluate(() => document.documentElement.scrollWidth);
  }
  await session.send("Page.setFontSizes", { fontSizes: { standard: 16 } });
  await session.detach();
  await page.setViewportSize({ width: 320, height: 640 });
  // What is open lies over its card.
  const outside = isTouched ? [] : await findOutside(page);
  await page.setViewportSize(looks.viewport);
  await page.emulateMedia({ colorScheme: "light" });
  return [
    ...light.map((barrier) => ({ colors: "light", barrier })),
    ...dark.map((barrier) => ({ colors: "dark", barrier })),
    ...Object.entries(widths)
      .filter(([, width]) => width > 360)
      .map(([letters, width]) => ({ letters, width })),
    ...outside.map((control) => ({ outside: control })),
  ];
}

/** Controls that reach out of the card in which they stand, by their names. */
function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-slot=card]")].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      const controls = [...card.querySelectorAll<HTMLElement>("a, button, input:not(.sr-only), select, textarea")];
      const isOutside = (control: HTMLElement) => {
        const box = control.getBoundingClientRect();
        return box.width > 0 && (box.left < left || box.right > right);
      };
      return controls.filter(isOutside).map((control) => control.textContent || control.ariaLabel || control.outerHTML);
    }),
  );
}
