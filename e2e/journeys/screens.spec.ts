import type { Page, Response } from "@playwright/test";
import { templateChoices } from "@/lib/contract/cards/values";
import * as paths from "@/lib/paths";
import { atLength } from "../../tests/at-length";
import { english } from "../../tests/english";
import { branch, phones } from "../../tests/lib/card/build-contacts";
import { bank } from "../../tests/lib/card/build-payment";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { addBanner, addDocument, addPerson, addProduct, addProductPicture, addVideo, saveProfile } from "../company";
import { weighMessages } from "../message-weight";
import { openScreen, watchRequests } from "../open-screen";
import { fillInbox, openDemoCompany, requestCard, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, newClientScreens, type Screen, siteScreens } from "../screens";
import { holdRest, letRest, weighScripts } from "../script-weight";
import { standStill } from "../stand-still";
import { drill, expect, test } from "../test";

/**
 * Every screen, opened once: it takes few scripts, bars nobody in light and dark colours, and grows no wider than a
 * phone, also where letters are twice as large. What a press opens on it, and how it is before it holds anything, is seen
 * at length.
 */

test.describe.configure({ timeout: 480_000 });

const looks = { colorScheme: "light", reducedMotion: "reduce", viewport: { width: 1280, height: 800 } } as const;
type NewVisitor = (options: typeof looks) => Promise<Page>;

const KB = 1024;

/** Gzipped script bytes until a screen is usable, by its contents; builds differ by some hundred bytes. */
const budget = {
  usual: 184 * KB,
  more: 190 * KB,
  figures: 197 * KB,
  firstSteps: 231 * KB,
  form: 198 * KB,
  manyForms: 212 * KB,
  rooms: 230 * KB,
  drawnCard: 272 * KB,
  messages: 222 * KB,
  bookings: 234 * KB,
};
/** The same including what it loads when idle. */
const wholeBudget = 444 * KB;
/** Gzipped bytes of messages in a screen's HTML, in each language. */
const messagesBudget = 7 * KB;

const kinds: Record<string, keyof typeof budget> = {
  products: "more",
  clients: "more",
  "clients-none-found": "more",
  client: "more",
  people: "manyForms",
  "client-missing": "more",
  "payments-statement": "more",
  // Includes both the list, which an administrator may not see, and what replaces it.
  "admin-leads": "firstSteps",
  account: "manyForms",
  "admin-profile": "rooms",
  leads: "messages",
  appointments: "bookings",
  "mail-texts": "form",
  "visitor-data": "form",
  "visitor-data-none": "form",
  import: "manyForms",
  "new-client": "form",
  "client-edit": "form",
  "client-password": "form",
  "plans-add": "form",
  "payment-terms-add": "form",
  "payments-empty": "manyForms",
  "invoices-empty": "rooms",
  "sign-ups": "form",
  "admin-home": "firstSteps",
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
  for (const template_choice of atLength(templateChoices.toReversed(), ["5", "1"])) {
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
  const ofCard = [paths.form(owner, "review"), paths.product(owner, lamp), paths.category(owner, "lamps")];
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

const isTouched = ({ press, act }: Screen) => Boolean(press ?? act);
const asTheyCome = (screens: Screen[]) => screens.filter((screen) => !isTouched(screen));
/** Two halves, which two browsers look at beside each other. */
const halvesOf = (screens: Screen[]) => {
  const middle = Math.ceil(screens.length / 2);
  return [...[screens.slice(0, middle), screens.slice(middle)].entries()];
};

for (const [half, screens] of halvesOf(asTheyCome(clientScreens(english))))
  test(`a client's screens, half ${half + 1}`, async ({ site, adminUser, newVisitor }) => {
    await weighAndLookAt(newVisitor, screens, await signInDemo(site.url, adminUser));
  });

for (const [half, screens] of halvesOf(clientScreens(english).filter(isTouched)))
  drill(`what a client opens, half ${half + 1}`, async ({ site, adminUser, newVisitor }) => {
    await lookAt(newVisitor, screens, await signInDemo(site.url, adminUser));
  });

drill("a new client's screens", async ({ owner, newVisitor }) => {
  const page = await lookAt(newVisitor, newClientScreens(english), owner.api);
  await page.getByRole("dialog").getByRole("button", { name: "Create Banner" }).click();
  expect(await listFaults(page, { without: "iframe" })).toEqual([]);
});

for (const half of [0, 1])
  test(`an administrator's screens, half ${half + 1}`, async ({ site, owner, newVisitor, adminUser }) => {
    await requestCard(site.url);
    const all = [{ name: "admin-leads", path: paths.leads }, ...administratorScreens(english, owner.id)];
    await weighAndLookAt(newVisitor, halvesOf(asTheyCome(all))[half]?.[1] ?? [], adminUser);
  });

drill("what an administrator opens", async ({ site, owner, newVisitor, adminUser }) => {
  await requestCard(site.url);
  await lookAt(newVisitor, administratorScreens(english, owner.id).filter(isTouched), adminUser);
});

test("signing in", async ({ newVisitor }) => {
  const screens = siteScreens(english).filter(({ name }) =>
    /^(login|forgot-password|reset-password-ended)$/.test(name),
  );
  await weighAndLookAt(newVisitor, screens);
});

async function signInDemo(siteUrl: string, adminUser: ApiUser): Promise<ApiUser> {
  const { user } = await openDemoCompany(adminUser);
  const demo = await ApiUser.signIn(siteUrl, user.email, samplePassword);
  await fillInbox(siteUrl, demo, paths.demoSlug);
  return demo;
}

async function lookAt(newVisitor: NewVisitor, screens: Screen[], user?: ApiUser): Promise<Page> {
  const faults: unknown[] = [];
  const page = await newVisitor(looks);
  if (user) await page.context().addCookies(user.cookies);
  for (const screen of screens) {
    await openScreen(page, screen);
    faults.push(...(await listFaultsOf(page, screen)));
  }
  expect(faults).toEqual([]);
  return page;
}

/** The same, and touches nothing: what each loads before it rests, and after. */
async function weighAndLookAt(newVisitor: NewVisitor, screens: Screen[], user?: ApiUser): Promise<void> {
  const faults: unknown[] = [];
  const page = await newVisitor(looks);
  if (user) await page.context().addCookies(user.cookies);
  await holdRest(page);
  for (const screen of screens) faults.push(...(await weigh(page, screen)), ...(await listFaultsOf(page, screen)));
  expect(faults).toEqual([]);
}

/** A card drawn in a frame is looked at where visitors see it. */
async function listFaultsOf(page: Page, screen: Screen) {
  const found = await listFaults(page, { without: "iframe", isOpened: isTouched(screen) });
  return found.map((fault) => [screen.name, fault]);
}

async function weigh(page: Page, screen: Screen): Promise<string[]> {
  const answers: Response[] = [];
  const keep = (answer: Response) => answers.push(answer);
  page.on("response", keep);
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
  page.off("response", keep);
  return [...heavy, ...(await tellAbove(wholeBudget)), ...(await tellMessages(page, screen))];
}

async function tellMessages(page: Page, { name, path }: Screen): Promise<string[]> {
  const weights = ["en", "hi"].map(async (language) => {
    const answer = await page.request.get(path, { headers: { "accept-language": language } });
    const weight = weighMessages(await answer.text());
    return weight > messagesBudget ? [`${name}: ${weight} bytes of messages in ${language}, of ${messagesBudget}`] : [];
  });
  return (await Promise.all(weights)).flat();
}

/** What bars somebody in light colours, at its colours once more in dark ones, and what is wider than a phone. */
async function listFaults(page: Page, { without, isOpened }: { without?: string; isOpened?: boolean } = {}) {
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
  // The page takes the letters a moment later.
  await page.waitForFunction(() => getComputedStyle(document.documentElement).fontSize === "16px");
  await page.setViewportSize({ width: 320, height: 640 });
  // What is open lies over its card.
  const outside = isOpened ? [] : await findOutside(page);
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

/** Names of controls that stick out of their card. */
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
