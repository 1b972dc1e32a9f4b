import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { ApiUser } from "./api-user";
import { admin, type Site, startSite } from "./site";

/** One site per worker; each test makes the companies it needs, so that no test depends on another. */
export const test = base.extend<{ noConsoleErrors: undefined }, { site: Site; adminUser: ApiUser }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's names
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.close();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  adminUser: [
    async ({ site }, use) => use(await ApiUser.signIn(site.url, admin.email, admin.password)),
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  /** An error in the browser's console fails the test, unless the test expects it through `page`'s own means. */
  noConsoleErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      watchConsole(context, errors);
      await use(undefined);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Signs in through the form, as a person does. */
export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL("**/dashboard");
}

/** Failed requests are answers that a journey may well provoke; only script errors count. */
function watchConsole(context: BrowserContext, errors: string[]): void {
  context.on("weberror", (error) => errors.push(String(error.error())));
  context.on("console", (message) => {
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      errors.push(message.text());
  });
}
