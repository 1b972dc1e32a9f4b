import type { Page } from "@playwright/test";
import { ApiUser } from "../api-user";
import { openMovableClock } from "../movable-clock";
import { admin, startSite } from "../site";
import { expect, signIn, test } from "../test";

test.setTimeout(180_000);

/** Navigations of the page; a redirect loop makes many. */
function noteDocuments(page: Page): string[] {
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const screen = "/dashboard/products";
/** The pages that a signed-in user is led through at each offset. A session lasts for seven days. */
const led = { "+2h": [screen], "-2h": [screen], "+9d": [screen, "/login"], "+0": [screen] };

test("a changed server clock signs people out at worst, and causes no redirect loop", async ({ newVisitor }) => {
  const clock = openMovableClock();
  if (!clock) return;
  const site = await startSite({ ...clock.settings, LOGIN_RATE_PER_MINUTE: "1000" });
  try {
    const client = await (await ApiUser.signIn(site.url, admin.email, admin.password)).createClient();
    for (const offset of Object.keys(led) as (keyof typeof led)[]) {
      const page = await newVisitor({ baseURL: site.url });
      clock.moveTo("+0");
      await signIn(page, client.email, client.password);
      // Leaves the screen, so that its own requests do not fall into the change of the clock.
      await page.goto("about:blank");
      clock.moveTo(offset);
      const documents = noteDocuments(page);

      await page.goto(screen);
      const login = page.getByRole("button", { name: "Sign in", exact: true });
      await expect(page.getByRole("heading", { name: "My Products" }).or(login)).toBeVisible();
      // Time for a redirect loop to show.
      await page.waitForTimeout(2_000);
      expect([offset, documents]).toEqual([offset, led[offset]]);
      if (await login.isVisible()) {
        await page.getByLabel("Email").fill(client.email);
        await page.getByLabel("Password", { exact: true }).fill(client.password);
        await login.click();
      }
      // The dashboard works under the changed clock.
      await expect(page.getByRole("heading", { name: "My Products" })).toBeVisible();
      await page.reload();
      await expect(page.getByRole("heading", { name: "My Products" })).toBeVisible();
      expect((await fetch(`${site.url}/${client.slug}`)).status).toBe(200);
      await page.close();
    }
  } finally {
    clock.moveTo("+0");
    await site.close();
    clock.close();
  }
});
