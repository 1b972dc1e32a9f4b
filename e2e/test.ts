import { type BrowserContext, type BrowserContextOptions, test as base, expect, type Page } from "@playwright/test";
import { isAtLength } from "../tests/at-length";
import { ApiUser, type CreatedClient } from "./api-user";
import { openSite } from "./installation";
import { admin, type Site } from "./site";

type WorkerFixtures = { site: Site; signInAdmin: () => Promise<ApiUser> };
type TestFixtures = {
  adminUser: ApiUser;
  /** A client made for this test, with an API session. */
  owner: CreatedClient & { api: ApiUser };
  /** A page in a fresh browser profile. */
  newVisitor: (options?: BrowserContextOptions) => Promise<Page>;
  consoleErrors: string[];
  noConsoleErrors: undefined;
};

/**
 * Milliseconds for which tests share an administrator's session. Once a page has renewed its tokens, after ten minutes, those
 * kept here are old, and whoever comes with old ones is signed out.
 */
const shared = 5 * 60_000;

/** One site per worker; each test creates its own companies. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const site = await openSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  signInAdmin: [
    async ({ site }, use) => {
      let session: { user: ApiUser; at: number } | undefined;
      await use(async () => {
        if (!session || Date.now() - session.at > shared)
          session = { user: await ApiUser.signIn(site.url, admin.email, admin.password), at: Date.now() };
        return session.user;
      });
    },
    { scope: "worker" },
  ],
  adminUser: async ({ signInAdmin }, use) => use(await signInAdmin()),
  baseURL: async ({ site }, use) => use(site.url),
  owner: async ({ site, adminUser }, use) => {
    const client = await adminUser.createClient();
    await use({ ...client, api: await ApiUser.signIn(site.url, client.email, client.password) });
  },
  newVisitor: async ({ browser, consoleErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (options) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      watchConsole(context, consoleErrors);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
  consoleErrors: async ({}, use) => use([]),
  /** Console errors fail the test; a test that expects one empties `consoleErrors`. */
  noConsoleErrors: [
    async ({ context, consoleErrors }, use) => {
      watchConsole(context, consoleErrors);
      await use(undefined);
      expect(consoleErrors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** A test that is run at length alone, of a rule that another one holds in `npm test`. */
export const drill = (isAtLength ? test : () => {}) as typeof test;

/** Signs in through the form and waits for the dashboard. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("button", { name: /^User menu/ })).toBeVisible();
}

/** Opens a page with `user`'s session. */
export async function openAs(page: Page, user: ApiUser, path: string): Promise<void> {
  await page.context().addCookies(user.cookies);
  await page.goto(path);
}

/** Failed requests may be provoked on purpose; only script errors count. */
function watchConsole(context: BrowserContext, errors: string[]): void {
  context.on("weberror", (error) => errors.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
}
