import type { Page, Response } from "@playwright/test";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { openScreen, watchRequests } from "../open-screen";
import { openDemoCompany, samplePassword } from "../sample-companies";
import { administratorScreens, clientScreens, type Screen, visitorScreens } from "../screens";
import { holdRest, letRest, weighScripts } from "../script-weight";
import { expect, test } from "../test";

const KB = 1024;

/** What a screen may load until it can be used, by what it consists of. */
const budget = {
  usual: 172 * KB,
  more: 174 * KB,
  figures: 189 * KB,
  form: 191 * KB,
  manyForms: 194 * KB,
  rooms: 214 * KB,
  drawnCard: 260 * KB,
};
/** The same with what it loads once it rests, for whatever may be opened next. */
const wholeBudget = 414 * KB;

const kinds: Record<string, keyof typeof budget> = {
  products: "more",
  // Both the list, which an administrator may not see, and what stands in its place.
  "admin-leads": "more",
  account: "manyForms",
  "admin-profile": "rooms",
  appointments: "form",
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
  await weighScreens(newVisitor, [...administratorScreens(id), { name: "admin-leads", path: paths.leads }], adminUser);
});

/** Each screen as somebody opens it who has nothing of the site yet, and touches nothing: before it rests, and after. */
async function weighScreens(newVisitor: () => Promise<Page>, screens: Screen[], user?: ApiUser): Promise<void> {
  const heavy: string[] = [];
  for (const screen of screens.filter(({ press, act }) => !press && !act)) {
    const page = await newVisitor();
    if (user) await page.context().addCookies(user.cookies);
    await holdRest(page);
    const answers: Response[] = [];
    page.on("response", (answer) => answers.push(answer));
    const expectAtMost = async (most: number) => {
      const weight = await weighScripts(answers);
      if (weight > most) heavy.push(`${screen.name}: ${Math.ceil(weight / KB)} KB, of ${most / KB}`);
    };
    await openScreen(page, screen);
    await expectAtMost(budget[kinds[screen.name] ?? "usual"]);
    const requests = watchRequests(page);
    await letRest(page);
    await requests.quiet();
    await expectAtMost(wholeBudget);
    await page.context().close();
  }
  expect(heavy).toEqual([]);
}
