import { generateSync } from "otplib";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

let strict: Site;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  strict = await openSite({ ADMIN_NEEDS_TWO_FACTOR: "true" });
});
test.afterAll(() => strict?.close());

/** A code for half a minute ahead, which is still accepted, so that it differs from the one used before. */
const nextCode = (secret: string) => generateSync({ secret, epoch: Date.now() / 1000 + 30 });

test("an administrator sets two-step verification up before anything else, and signs in with app and recovery code", async ({
  newVisitor,
}) => {
  /** In a new browser profile, where no earlier request can interfere. */
  const signIn = async () => {
    const page = await newVisitor({ viewport: { width: 320, height: 640 } });
    await page.goto(strict.url + paths.login());
    await page.getByRole("textbox", { name: "Email" }).fill(admin.email);
    await page.getByRole("textbox", { name: "Password" }).fill(admin.password);
    await page.getByRole("button", { name: "Sign in" }).click();
    return page;
  };
  const page = await signIn();
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.goto(strict.url + paths.clients);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();

  const part = page.getByRole("region", { name: "Two-step verification" });
  await part.getByRole("button", { name: "Turn on" }).click();
  await part.getByRole("textbox", { name: "Current Password" }).fill(admin.password);
  await part.getByRole("button", { name: "Continue" }).click();
  await expect(part.getByRole("img", { name: "QR code for an authenticator app" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  const uri = (await part.getByRole("link", { name: /Open in an app/ }).getAttribute("href")) ?? "";
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  await part.getByRole("textbox", { name: "Code" }).fill(generateSync({ secret }));
  await part.getByRole("button", { name: "Turn on" }).click();
  const list = part.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(list).toHaveCount(10);
  const codes = await list.allTextContents();
  expect(await findBarriers(page)).toEqual([]);
  await part.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByRole("link", { name: "Add New Client" })).toBeInViewport();

  const withApp = await signIn();
  const field = withApp.getByRole("textbox", { name: "Code from your authenticator app" });
  await expect(field).toBeFocused();
  expect(await findBarriers(withApp)).toEqual([]);
  await field.fill("000000");
  await withApp.getByRole("button", { name: "Sign in" }).click();
  await expect(withApp.getByText("This code is wrong or was already used")).toBeVisible();
  await field.fill(nextCode(secret));
  await withApp.getByRole("button", { name: "Sign in" }).click();
  await expect(withApp).toHaveURL(strict.url + paths.dashboard);

  const withPaper = await signIn();
  await withPaper.getByRole("button", { name: "Use a recovery code" }).click();
  await withPaper.getByRole("textbox", { name: "Recovery code" }).fill(codes[0] ?? "");
  await withPaper.getByRole("button", { name: "Sign in" }).click();
  await expect(withPaper).toHaveURL(strict.url + paths.dashboard);
  await withPaper.goto(strict.url + paths.profile);
  await expect(withPaper.getByRole("region", { name: "Two-step verification" })).toContainText(
    "9 recovery codes are left.",
  );
});

test("a client turns it on where nobody has to, and off again with a code", async ({ page, site, owner }) => {
  await openAs(page, owner.api, paths.account);
  const part = page.getByRole("region", { name: "Two-step verification" });
  await part.getByRole("button", { name: "Turn on" }).click();
  await part.getByRole("textbox", { name: "Current Password" }).fill(owner.password);
  await part.getByRole("textbox", { name: "Current Password" }).press("Enter");
  const uri = (await part.getByRole("link", { name: /Open in an app/ }).getAttribute("href")) ?? "";
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  await part.getByRole("textbox", { name: "Code" }).fill(generateSync({ secret }));
  await part.getByRole("textbox", { name: "Code" }).press("Enter");
  await part.getByRole("button", { name: "I have saved them" }).click();
  await expect(part).toContainText("10 recovery codes are left.");
  await expect(ApiUser.signIn(site.url, owner.email, owner.password)).rejects.toThrow("two_factor_needed");

  await part.getByRole("button", { name: "Turn off" }).click();
  await part.getByRole("textbox", { name: /^Code from your app/ }).fill(nextCode(secret));
  await part.getByRole("button", { name: "Turn off" }).click();
  await expect(part.getByRole("button", { name: "Turn on" })).toBeVisible();
  await ApiUser.signIn(site.url, owner.email, owner.password);
});
