import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { openSite } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

/** A site of its own, because every owner sees them. */
let own: Site;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  own = await openSite();
});
test.afterAll(() => own.close());

const today = () => new Date().toISOString().slice(0, 10);

test("an administrator writes news, and an owner sees them on a phone and puts them away", async ({ newVisitor }) => {
  test.setTimeout(120_000);
  const administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const { email, password } = await administrator.createClient();
  const page = await newVisitor({ baseURL: own.url });
  await openAs(page, administrator, paths.announcements);
  await page.getByRole("button", { name: "Write news" }).click();
  const form = page.getByRole("dialog", { name: "Write news" });
  await form.getByLabel("Title").fill("Open on Sunday");
  await form.getByLabel("Text").fill("Come and see us.");
  // The site's day may already be the next one.
  await form.getByLabel("First day").fill(today());
  await form.getByLabel("Last day").fill(`${Number(today().slice(0, 4)) + 1}-01-01`);
  await expect(form.getByRole("region", { name: "Preview" })).toContainText("Come and see us.");
  expect(await findBarriers(page)).toEqual([]);
  await form.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { name: "Open on Sunday" })).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);

  const phone = await newVisitor({ viewport: { width: 360, height: 800 }, baseURL: own.url });
  await openAs(phone, await ApiUser.signIn(own.url, email, password), paths.dashboard);
  const banner = phone.getByRole("status").filter({ hasText: "Open on Sunday" });
  await expect(banner).toContainText("Come and see us.");
  expect(await findBarriers(phone)).toEqual([]);
  await phone.getByRole("button", { name: "Notifications, 1 unread" }).click({ timeout: 60_000 });
  await expect(phone.getByRole("link", { name: /News: .*Open on Sunday/ })).toBeVisible();
  await phone.keyboard.press("Escape");
  await banner.getByRole("button", { name: "Put away" }).click();
  await expect(banner).toHaveCount(0);
  await phone.reload();
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("maintenance is told on every screen and where one signs in, and on no card", async ({ newVisitor }) => {
  const administrator = await ApiUser.signIn(own.url, admin.email, admin.password);
  const { slug } = await administrator.createClient();
  const [starts_at, ends_at] = [24, 25].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await administrator.call("POST", "/admin/announcements/", { kind: "maintenance", starts_at, ends_at });
  const told = "the site will be away for some minutes";
  const page = await newVisitor({ baseURL: own.url });
  await page.goto(paths.login());
  await expect(page.getByText(told)).toBeVisible();
  await page.goto(paths.card({ slug }));
  await expect(page.getByText(told)).toHaveCount(0);
  await openAs(page, administrator, paths.status);
  await expect(page.getByText(told)).toBeVisible();
});
