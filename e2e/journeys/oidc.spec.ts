import type { Administrator } from "@/lib/contract/identity/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { failures } from "../../tests/english";
import { type IdentityProvider, openIdentityProvider } from "../../tests/servers/identity-provider";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, test } from "../test";

let service: IdentityProvider;
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  service = await openIdentityProvider();
  site = await openSite(service.settings);
});
test.afterAll(async () => {
  await site?.close();
  await service?.close();
});

test("the operator's own service signs in whom it knows, and leads to where they were going", async ({ page }) => {
  service.visitor = { email: admin.email, email_verified: true };
  await page.goto(site.url + paths.clients);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Continue with Example ID" }).click();
  await expect(page).toHaveURL(site.url + paths.clients);
  await expect(page.getByRole("link", { name: "Add New Client" })).toBeVisible();
});

test("who is unknown or blocked here, or gives up there, reads why on the sign-in page", async ({ page }) => {
  const administrator = await ApiUser.signIn(site.url, admin.email, admin.password);
  const blocked = { email: "blocked@example.com", password: "nine quiet lanterns" };
  await administrator.inviteAdministrator(blocked, admin.password);
  const { results } = await administrator.call<{ results: Administrator[] }>(
    "GET",
    pathOf(operations.listAdministrators),
  );
  const { id = 0 } = results.find(({ email }) => email === blocked.email) ?? {};
  const proof = { current_password: admin.password };
  await administrator.call("POST", pathOf(operations.blockAdministrator, { id }), proof);
  for (const [visitor, reason] of [
    [{ email: "nobody@example.com", email_verified: true }, "No account here uses the email"],
    [{ email: admin.email }, "Your email is not verified at the sign-in service"],
    [{ email: blocked.email, email_verified: true }, failures.accountInactive],
    ["refuses", "Sign-in was not finished"],
  ] as const) {
    service.visitor = visitor;
    await page.goto(site.url + paths.login());
    await page.getByRole("link", { name: "Continue with Example ID" }).click();
    await expect(page.getByText(reason)).toBeVisible();
  }
  await ApiUser.signIn(site.url, admin.email, admin.password);
});

test("an answer for another browser, or one that comes twice, signs nobody in", async ({ newVisitor }) => {
  service.visitor = { email: admin.email, email_verified: true };
  const [mine, theirs] = [(await newVisitor()).request, (await newVisitor()).request];
  const leadsTo = async (request: typeof mine, url: string) =>
    (await request.get(url, { maxRedirects: 0 })).headers().location ?? "";
  const start = site.url + paths.startOidc(paths.dashboard);
  const unfinished = paths.loginAfterOidc("unfinished");

  const back = await leadsTo(mine, await leadsTo(mine, start));
  expect(back).toContain(`${site.url}/api/auth/oidc/callback?`);
  // Another browser gets nowhere with it, before or after starting a sign-in of its own.
  expect(await leadsTo(theirs, back)).toBe(unfinished);
  await leadsTo(theirs, start);
  expect(await leadsTo(theirs, back)).toBe(unfinished);
  expect(await leadsTo(mine, back)).toBe(paths.dashboard);
  expect(await leadsTo(mine, back)).toBe(unfinished);
});
