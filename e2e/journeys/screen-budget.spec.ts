import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { paths } from "@/lib/paths";
import { ApiUser } from "../api-user";
import { openScreen } from "../open-screen";
import { openDemoCompany, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, type Screen, visitorScreens } from "../screens";
import { expect, test } from "../test";

const KB = 1024;

/** What a screen may load until it can be used, by what it consists of. */
const budget = { usual: 200 * KB, ordered: 222 * KB, form: 222 * KB, charts: 240 * KB, drawnCard: 280 * KB };
/** The same with what it loads once it rests, for whatever may be opened next. */
const wholeBudget = 440 * KB;

const kinds: Record<string, keyof typeof budget> = {
  account: "form",
  "admin-profile": "charts",
  appointments: "form",
  "visitor-data": "form",
  "visitor-data-none": "form",
  "new-client": "form",
  "client-edit": "form",
  "client-password": "form",
  "sign-ups": "form",
  products: "ordered",
  people: "ordered",
  "admin-home": "form",
  analytics: "charts",
  "analytics-all": "charts",
  "analytics-client": "charts",
  "client-home": "drawnCard",
  profile: "drawnCard",
};

const isSignIn = ({ name }: Screen) => ["login", "forgot-password", "reset-password-ended"].includes(name);

test("signing in takes few scripts", async ({ newVisitor }) => {
  test.setTimeout(120_000);
  await weighScreens(newVisitor, visitorScreens({}).filter(isSignIn));
});

test("a client's screens take few scripts", async ({ site, adminUser, newVisitor }) => {
  test.setTimeout(300_000);
  const { user } = await openDemoCompany(adminUser);
  await weighScreens(newVisitor, clientScreens, await ApiUser.signIn(site.url, user.email, samplePassword));
});

test("an administrator's screens take few scripts", async ({ adminUser, newVisitor }) => {
  test.setTimeout(300_000);
  const { id } = await openDemoCompany(adminUser);
  await weighScreens(newVisitor, [...administratorScreens(id), { name: "leads", path: paths.leads }], adminUser);
});

/** Each screen as somebody opens it who has nothing of the site yet, and touches nothing. */
async function weighScreens(newVisitor: () => Promise<Page>, screens: Screen[], user?: ApiUser): Promise<void> {
  const heavy: string[] = [];
  const open = async (screen: Screen, most: number, prepare: (page: Page) => Promise<void> = async () => {}) => {
    const page = await newVisitor();
    if (user) await page.context().addCookies(user.cookies);
    await prepare(page);
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    await openScreen(page, screen);
    const weight = await weigh(answers);
    if (weight > most) heavy.push(`${screen.name}: ${Math.ceil(weight / KB)} KB, of ${most / KB}`);
    await page.context().close();
  };
  for (const screen of screens.filter(({ press, act }) => !press && !act)) {
    await open(screen, budget[kinds[screen.name] ?? "usual"], neverRest);
    await open(screen, wholeBudget);
  }
  expect(heavy).toEqual([]);
}

/** A page that never rests loads what it needs and nothing more. */
async function neverRest(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
}

/** Bytes of all scripts as they travel, compressed by gzip. */
async function weigh(answers: Response[]): Promise<number> {
  const scripts = answers.filter((answer) => answer.request().resourceType() === "script");
  const bodies = await Promise.all(scripts.map((answer) => answer.body()));
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}
