import { paths } from "@/lib/paths";
import { ApiUser } from "../api-user";
import { holdRequests } from "../hold-requests";
import { openDemoCompany, samplePassword } from "../sample-companies";
import { expect, test } from "../test";

test("the dashboard is there before its scripts, and to be used once they are", async ({
  site,
  adminUser,
  newVisitor,
}) => {
  const { user, company_name: name } = await openDemoCompany(adminUser);
  const owner = await ApiUser.signIn(site.url, user.email, samplePassword);
  const page = await newVisitor();
  await page.context().addCookies(owner.cookies);
  const letScriptsCome = await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(paths.dashboard, { waitUntil: "commit" });
  await expect(page.getByText(`Welcome back, ${name}`)).toBeVisible();
  const menu = page.locator("button", { hasText: "User menu" });
  await expect(menu).toBeVisible();
  // Nobody's tap is lost on what cannot answer yet.
  expect(await menu.evaluate((button) => button.closest("[inert]") !== null)).toBe(true);
  letScriptsCome();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});
