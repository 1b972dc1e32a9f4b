import * as paths from "@/lib/paths";
import { accountMessages, signUpMessages } from "../../tests/english";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { giveFingerprint } from "../fingerprint";
import { openSiteWithMail } from "../installation";
import { expectCard, fillCard, makeCard, newOwner, signInAsNewOwner, submitCard } from "../make-card";
import { admin } from "../site";
import { expect, openAs, test } from "../test";

let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  installed = await openSiteWithMail({ SIGN_UP: "open" });
});
test.afterAll(() => installed?.close());

test("somebody makes a card at night, and confirms the email from another browser", async ({ page, newVisitor }) => {
  if (!installed) throw new Error("no site");
  const { site, smtp } = installed;
  await page.goto(site.url + paths.signUp);
  await makeCard(page);
  const readCard = async () => (await fetch(`${site.url}/asha-bakery`)).text();
  expect(await readCard()).toContain('<meta name="robots" content="noindex"/>');

  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await page.waitForLoadState();
  await signInAsNewOwner(page);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Open the link that we sent to asha@example.com")).toBeVisible();
  await page.getByRole("button", { name: "Send the link again" }).click();
  await expect.poll(() => smtp.received.length).toBe(2);

  const link = /https?:\/\/\S+\/dashboard\/confirm\/\S+/.exec(smtp.received[0]?.email.text ?? "")?.[0] ?? "";
  const elsewhere = await newVisitor();
  await elsewhere.goto(link);
  await signInAsNewOwner(elsewhere);
  await expect(elsewhere.getByText(signUpMessages.confirmed)).toBeVisible();
  expect(await readCard()).toContain('<meta name="robots" content="index, follow"/>');
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
});

test("somebody without an email makes a card, and an administrator confirms the number", async ({
  newVisitor,
  page,
}) => {
  if (!installed) throw new Error("no site");
  const { site } = installed;
  const phone = "+91 98300 12345";
  const visitor = await newVisitor({ viewport: { width: 360, height: 780 } });
  await visitor.goto(site.url + paths.signUp);
  await submitCard(visitor, { ...newOwner, email: "", phone: "12345" });
  await expect(visitor.getByLabel("Phone")).toHaveAccessibleDescription(accountMessages.signInPhonePart);
  await visitor.getByLabel("Phone").fill(phone);
  await visitor.getByRole("button", { name: "Make my card" }).click();
  await expectCard(visitor);
  await visitor.getByRole("main").getByRole("link", { name: "Login" }).click();
  await visitor.waitForLoadState();
  await signInAsNewOwner(visitor, "98300 12345");
  const banner = visitor.getByText(`We call or message you on ${phone}`);
  await expect(banner).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);

  await openAs(page, await ApiUser.signIn(site.url, admin.email, admin.password), site.url + paths.signUps);
  const request = page.getByRole("listitem").filter({ hasText: phone });
  await expect(request.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute("href", /wa\.me\/919830012345\?text=/);
  expect(await findBarriers(page)).toEqual([]);
  await request.getByRole("button", { name: /^Confirm/ }).click();
  await expect(request.getByText("Accepted")).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toBeHidden();
});

test("a fingerprint stands in for the password", async ({ newVisitor }) => {
  if (!installed) throw new Error("no site");
  const { site } = installed;
  const page = await newVisitor({ viewport: { width: 360, height: 780 } });
  const device = await giveFingerprint(page);
  await page.goto(site.url + paths.signUp);
  const withPasskey = page.getByRole("button", { name: "Use fingerprint or face instead" });
  await withPasskey.click();
  await expect(page.getByLabel("Company")).toBeFocused();
  await fillCard(page, { email: "ravi@example.com", phone: "+91 98200 12345", password: "" });
  await device.setFinger(false);
  await withPasskey.click();
  await expect(page.getByText("That did not work. Try again, or choose a password.")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await device.setFinger(true);
  await withPasskey.click();
  await expectCard(page);

  // The sign-in page suggests the passkey, and the virtual device takes it at once.
  await page.getByRole("main").getByRole("link", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(site.url + paths.account);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  await expect(passkeys.getByRole("list", { name: "Passkeys" }).getByRole("listitem")).toHaveCount(1);
});
