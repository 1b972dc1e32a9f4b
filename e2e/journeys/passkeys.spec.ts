import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { saveProfile } from "../company";
import { giveFingerprint } from "../fingerprint";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, test } from "../test";

/** Marks pages on which the browser suggests passkeys. */
async function markSuggesting(page: Page) {
  await page.addInitScript(() => {
    // Blank pages have no credentials API.
    if (!isSecureContext) return;
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      if (options?.mediation === "conditional") document.documentElement.dataset.suggests = "passkeys";
      return get(options);
    };
  });
  return page.locator("html[data-suggests=passkeys]");
}

/** Acts like a browser that suggests no passkeys. */
function suggestNothing(page: Page) {
  return page.route("**/api/public/passkeys/suggestion/", (route) => route.abort());
}

async function askForPasskey(page: Page, password: string) {
  const part = page.getByRole("region", { name: "Passkeys" });
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await part.getByRole("textbox", { name: "Current Password" }).fill(password);
  await part.getByRole("button", { name: "Continue" }).click();
  return part;
}

async function signIn(page: Page, site: string, { email, password }: { email: string; password: string }) {
  await page.goto(site + paths.login());
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByRole("textbox", { name: "Password" }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(site + paths.dashboard);
}

/** Leaves the dashboard first: a late answer to one of its requests would set the session cookie again. */
async function signOut(page: Page, site: string) {
  await page.goto("about:blank");
  await page.context().clearCookies();
  await page.goto(site + paths.login());
}

test("a client adds a passkey, names it, signs in with it alone, and removes it", async ({ page, site, owner }) => {
  const device = await giveFingerprint(page);
  await signIn(page, site.url, owner);
  await page.goto(site.url + paths.account);
  const part = await askForPasskey(page, owner.password);
  await expect(part.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
  await expect(part).toContainText("Linux");
  await expect(part).toContainText("not used yet");

  await part.getByRole("button", { name: /^Rename passkey .*Linux, added/ }).click();
  const naming = page.getByRole("dialog", { name: "Rename this passkey" });
  await naming.getByRole("textbox", { name: "Name" }).fill("Shop computer");
  expect(await findBarriers(page)).toEqual([]);
  await naming.getByRole("button", { name: "Save" }).click();
  await expect(naming).toBeHidden();
  await expect(part.getByRole("listitem")).toContainText("Shop computer");

  // A device can hold only one passkey for the account.
  await askForPasskey(page, owner.password);
  await expect(part.getByText("This device already has a passkey for this account")).toBeVisible();

  await device.setFinger(false);
  await signOut(page, site.url);
  const withPasskey = page.getByRole("button", { name: "Use a passkey" });
  await withPasskey.click();
  await expect(page.getByText(/^No passkey was used/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  // The suggestion in the email field is accepted.
  await device.setFinger(true);
  await page.goto(site.url + paths.login());
  await expect(page).toHaveURL(site.url + paths.dashboard);

  await page.goto(site.url + paths.account);
  await expect(part).toContainText("last used");
  expect(await findBarriers(page)).toEqual([]);
  const section = page.getByRole("region", { name: "Password", exact: true });
  await section.getByRole("button", { name: "Change Password" }).click();
  await section.getByLabel("New Password", { exact: true }).fill("lamps over the old harbour");
  await section.getByLabel("Confirm New Password").fill("lamps over the old harbour");
  await section.getByRole("button", { name: "Use your passkey instead" }).click();
  await expect(section.getByText("Password changed successfully!")).toBeVisible();
  await ApiUser.signIn(site.url, owner.email, "lamps over the old harbour");
  await part.getByRole("button", { name: /^Remove passkey Shop computer/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(part.getByRole("list", { name: "Passkeys" })).toBeHidden();
  await suggestNothing(page);
  await signOut(page, site.url);
  await withPasskey.click();
  await expect(page.getByText("This passkey no longer works")).toBeVisible();
});

test("somebody joins a team with a finger, and signs in with it again", async ({ site, owner, newVisitor }) => {
  await saveProfile(owner.api, { person_cards: "true" });
  const { token } = await owner.api.call<{ token: string }>("POST", "/client/join-links/", { needs_approval: false });
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });
  await giveFingerprint(page);
  await suggestNothing(page);
  await page.goto(site.url + paths.join(token));
  await page.getByLabel("Your name").fill("Asha Rao");
  await page.getByLabel("Phone number").fill("98111 44556");
  await page.getByRole("button", { name: "Use fingerprint or face instead" }).click();
  await expect(page.getByLabel("Choose a password")).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await page.waitForURL(site.url + paths.dashboard);
  await expect(page.getByRole("link", { name: /View my card/ })).toBeVisible();

  await signOut(page, site.url);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await page.waitForURL(site.url + paths.dashboard);
  await expect(page.getByRole("link", { name: /View my card/ })).toBeVisible();
});

test("an administrator's finger stands for the password where a client's e-mail is changed", async ({
  site,
  owner,
  adminUser,
  newVisitor,
}) => {
  const asha = { email: `asha-${owner.email}`, password: "lamps over the old harbour" };
  await adminUser.inviteAdministrator(asha, admin.password);
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });
  const device = await giveFingerprint(page);
  await signIn(page, site.url, asha);
  await page.goto(site.url + paths.profile);
  const part = await askForPasskey(page, asha.password);
  await expect(part.getByRole("listitem")).toHaveCount(1);

  const email = `moved-${owner.email}`;
  await page.goto(site.url + paths.editClient(owner.id));
  await page.getByRole("button", { name: "Change sign-in email" }).click();
  const dialog = page.getByRole("dialog", { name: "Change sign-in email" });
  await dialog.getByLabel("New email").fill(email);
  const withPasskey = dialog.getByRole("button", { name: "Use your passkey instead" });
  await device.setFinger(false);
  await withPasskey.click();
  await expect(dialog.getByText("No passkey was used. Try again, or type your password.")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await device.setFinger(true);
  await withPasskey.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await ApiUser.signIn(site.url, email, owner.password);

  // Adding another one by passkey also works, until the device says that it has one.
  await page.goto(site.url + paths.profile);
  await part.getByRole("button", { name: "Add a passkey" }).click();
  await part.getByRole("button", { name: "Use your passkey instead" }).click();
  await expect(part.getByText("This device already has a passkey for this account")).toBeVisible();
  await expect(part).toContainText("last used");
});

test.describe("where administrators need more than a password", () => {
  let strict: Site;
  test.beforeAll(async () => {
    test.setTimeout(120_000);
    strict = await openSite({ SEED_DEMO: "false", ADMIN_NEEDS_TWO_FACTOR: "true" });
  });
  test.afterAll(() => strict?.close());

  test("a passkey is enough for one, and the password alone lets nobody in any more", async ({ newVisitor }) => {
    const page = await newVisitor({ viewport: { width: 320, height: 640 } });
    const device = await giveFingerprint(page);
    const suggesting = await markSuggesting(page);
    await signIn(page, strict.url, admin);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
    await askForPasskey(page, admin.password);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeHidden();

    await device.setPresence(false);
    await signOut(page, strict.url);
    await expect(suggesting).toBeAttached();
    await device.setPresence(true);
    await page.getByRole("button", { name: "Use a passkey" }).click();
    await expect(page).toHaveURL(strict.url + paths.dashboard);
    await expect(ApiUser.signIn(strict.url, admin.email, admin.password)).rejects.toThrow();
  });
});
