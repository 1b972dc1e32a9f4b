import { leadOperations } from "@/lib/contract/leads/operations";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { addBanner, addDocument, addPerson, addProduct, addVideo } from "../company";
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
  // Inert until its script has loaded, so that no tap gets lost.
  expect(await menu.evaluate((button) => button.closest("[inert]") !== null)).toBe(true);
  letScriptsCome();
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Sign out" })).toBeVisible();
});

test("what a list shows first comes with its page, and is asked for again", async ({ owner, newVisitor }) => {
  await addProduct(owner.api, { name: "Terracotta vase" });
  await addDocument(owner.api, "Price list");
  await addPerson(owner.api, { name: "Ravi Kumar" });
  await addVideo(owner.api, "Our workshop");
  await addBanner(owner.api, { title: "Monsoon sale" });
  const page = await newVisitor();
  await page.context().addCookies(owner.api.cookies);
  const letScriptsCome = await holdRequests(page, "**/_next/static/**/*.js");
  for (const [path, text] of [
    [paths.products, "Terracotta vase"],
    [paths.documents, "Price list"],
    [paths.people, "Ravi Kumar"],
    [paths.videos, "Our workshop"],
    [paths.banners, "Monsoon sale"],
    [paths.feedback, "No customer feedback yet"],
    [paths.appointments, "Take appointments on my card"],
    [paths.leads, "No enquiries yet"],
    [paths.analytics, "Your card has no visitors yet"],
    [paths.share, "Send to a WhatsApp number"],
  ] as const) {
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText(text).first()).toBeVisible();
  }
  const asked = page.waitForResponse((answer) => answer.url().includes(leadOperations.listLeads.path));
  letScriptsCome();
  expect((await asked).status()).toBe(200);
});

test("an administrator's record comes with its page, too", async ({ adminUser, newVisitor }) => {
  const page = await newVisitor();
  await page.context().addCookies(adminUser.cookies);
  await holdRequests(page, "**/_next/static/**/*.js");
  await page.goto(paths.audit, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByText("Signed in").first()).toBeVisible();
});

test("an administrator's first steps come with the home, unless this browser hides them", async ({
  adminUser,
  newVisitor,
}) => {
  const page = await newVisitor();
  await page.context().addCookies(adminUser.cookies);
  const guide = page.locator("section", { has: page.locator("h2", { hasText: "First steps" }) });
  await page.goto(paths.dashboard);
  await page.getByRole("button", { name: "Hide this guide" }).click();
  await expect(guide).toHaveCount(0);
  await holdRequests(page, "**/_next/static/**/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByText("Quick actions")).toBeVisible();
  await expect(guide).toBeHidden();
  await page.evaluate(() => localStorage.clear());
  await page.reload({ waitUntil: "commit" });
  await expect(guide).toBeVisible();
});

test("a picture that could not be had before the scripts were there is told to be none", async ({
  owner,
  newVisitor,
  consoleErrors,
}) => {
  await addVideo(owner.api, "Our workshop");
  const page = await newVisitor();
  await page.context().addCookies(owner.api.cookies);
  await page.route("**/i.ytimg.com/**", (route) => route.fulfill({ status: 404 }));
  const letScriptsCome = await holdRequests(page, "**/_next/static/**/*.js");
  const failed = page.waitForResponse("**/i.ytimg.com/**");
  await page.goto(paths.videos, { waitUntil: "commit" });
  await failed;
  await expect(page.getByRole("img", { name: "Preview of Our workshop" })).toBeVisible();
  letScriptsCome();
  await expect(page.getByText("No image")).toBeVisible();
  // The browser logs the missing picture itself.
  consoleErrors.length = 0;
});
