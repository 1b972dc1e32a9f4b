import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { MadeInvitation } from "@/lib/contract/joining/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import * as paths from "@/lib/paths";
import { ApiUser } from "../api-user";
import { findBarriers } from "../axe";
import { addProduct } from "../company";
import { admin } from "../site";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true };
test.use(phone);

test("an owner asks for a further company, is told that it is there, and goes back and forth between both", async ({
  page,
  owner,
  adminUser,
  newVisitor,
}) => {
  const company = `Second ${randomUUID().slice(0, 8)}`;
  await addProduct(owner.api, { name: "Brass lamp" });
  await openAs(page, owner.api, paths.account);
  await page.getByRole("button", { name: "Add a company" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a company" });
  await dialog.getByLabel("Company name").fill(company);
  await dialog.getByLabel("Phone").fill("98765 43210");
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Add a company" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`${company} appears in your menu when we have accepted it.`)).toBeVisible();

  const administrator = await newVisitor({ viewport: { width: 360, height: 800 } });
  await openAs(administrator, adminUser, `/dashboard/sign-ups?search=${encodeURIComponent(company)}`);
  await expect(administrator.getByText("Has a card already")).toBeVisible();
  await administrator.getByRole("button", { name: `Create client of ${company}` }).click();
  await expect(administrator.getByText(`${company} has a card now. Its owner signs in as before.`)).toBeVisible();
  await expect(administrator.getByRole("dialog")).toHaveCount(0);

  await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
  await page.getByRole("link", { name: new RegExp(`${company} is ready: make its card`) }).click();
  await expectShown(page, company);

  const other = await page.context().newPage();
  await other.goto(paths.products);
  await expect(other.getByRole("heading", { name: "My Products" })).toBeVisible();
  await expect(other.getByText("Brass lamp")).toBeHidden();
  await switchTo(page, owner.company_name);
  await expectShown(page, owner.company_name);
  await expect(other.getByText("Brass lamp")).toBeVisible();
  await page.goto(paths.products);
  await expect(page.getByText("Brass lamp")).toBeVisible();
  await switchTo(page, company);
  await expectShown(page, company);
  await page.goto(paths.products);
  await expect(page.getByRole("heading", { name: "My Products" })).toBeVisible();
  await expect(page.getByText("Brass lamp")).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
});

test("a link in a mail opens the company that it tells of, through the sign-in page as well", async ({
  owner,
  adminUser,
  newVisitor,
}) => {
  const company = `Second ${randomUUID().slice(0, 8)}`;
  const second = await addCompany(owner.api, adminUser, company);
  await addProduct(owner.api, { name: "Brass lamp" });
  const link = (id: number) => `${paths.products}?company=${id}`;
  const page = await newVisitor({ viewport: { width: 360, height: 800 } });

  await page.goto(link(second));
  await page.getByRole("textbox", { name: "Email" }).fill(owner.email);
  await page.getByRole("textbox", { name: "Password" }).fill(owner.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "My Products" })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.products}$`));
  await expect(page.getByText("Brass lamp")).toBeHidden();

  await page.goto(link(owner.id));
  await expect(page.getByText("Brass lamp")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.products}$`));
  await page.goto(link(second));
  await expect(page).toHaveURL(new RegExp(`${paths.products}$`));
  await expect(page.getByText("Brass lamp")).toBeHidden();
  await page.goto(link(0));
  await expect(page).toHaveURL(new RegExp(`${paths.products}$`));
  await expect(page.getByText("Brass lamp")).toBeHidden();
});

test("a company that is switched off cannot be chosen; without another one a message stands in place of the screens", async ({
  page,
  owner,
  adminUser,
}) => {
  const company = `Second ${randomUUID().slice(0, 8)}`;
  const id = await addCompany(owner.api, adminUser, company);
  await adminUser.call("POST", pathOf(operations.blockClient, { id }));
  await openAs(page, owner.api, paths.dashboard);
  const item = (await openCompanies(page)).getByRole("menuitemradio", {
    name: new RegExp(`^${company}.*switched off`, "i"),
  });
  await expect(item).toBeDisabled();
  expect(await findBarriers(page, { within: "[role=menu]" })).toEqual([]);
  await page.keyboard.press("Escape");

  await adminUser.call("POST", pathOf(operations.blockClient, { id: owner.id }));
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page.getByRole("heading", { name: `${owner.company_name} is switched off`, level: 1 })).toBeVisible();
  await expect(page.getByText("My Products")).toBeHidden();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Open your account" }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.account}$`));
  await expect(page.getByRole("textbox", { name: "Email" }).or(page.getByText(owner.email)).first()).toBeVisible();

  await adminUser.call("POST", pathOf(operations.unblockClient, { id }));
  await page.goto(paths.dashboard);
  await expectShown(page, company);
});

test("a page that has not heard of a switch shows no other company's things under its own name", async ({
  page,
  owner,
  adminUser,
}) => {
  const company = `Second ${randomUUID().slice(0, 8)}`;
  const id = await addCompany(owner.api, adminUser, company);
  await addProduct(owner.api, { name: "Brass lamp" });
  const choose = (client_id: number) => owner.api.call("POST", pathOf(operations.chooseCompany), { client_id });
  await choose(id);
  await addProduct(owner.api, { name: "Clay vase" });
  await choose(owner.id);
  await openAs(page, owner.api, paths.account);
  await expect(page.getByText(owner.email).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  // As another page of the session does; this one does not hear it, such as one that the browser has frozen.
  await choose(id);
  await page.getByRole("link", { name: "Products", exact: true }).click();
  await expect(page.getByText("Brass lamp").or(page.getByText("Clay vase"))).toBeVisible();
  const shown = (await page.getByText("Clay vase").isVisible()) ? company : owner.company_name;
  await expect((await openCompanies(page)).getByRole("menuitemradio", { name: shown })).toBeChecked();
});

test("what is done on a page is done for its company, whichever the session has chosen since", async ({
  page,
  owner,
  adminUser,
}) => {
  const id = await addCompany(owner.api, adminUser, `Second ${randomUUID().slice(0, 8)}`);
  const lamp = await addProduct(owner.api, { name: "Brass lamp" });
  await openAs(page, owner.api, paths.products);
  const soldOut = page.getByRole("switch", { name: "Brass lamp is sold out" });
  await expect(soldOut).not.toBeChecked();
  await page.waitForLoadState("networkidle");
  await owner.api.call("POST", pathOf(operations.chooseCompany), { client_id: id });
  const saved = page.waitForResponse((response) => response.request().method() === "PATCH");
  await soldOut.click();
  expect((await saved).status()).toBe(200);
  await expect(soldOut).toBeChecked();
  await owner.api.call("POST", pathOf(operations.chooseCompany), { client_id: owner.id });
  const { results } = await owner.api.call<{ results: { id: number; is_sold_out: boolean }[] }>(
    "GET",
    pathOf(operations.listProducts),
  );
  expect(results).toMatchObject([{ id: lamp.id, is_sold_out: true }]);
});

test("an administrator with a company works for one at a time, and the menus are those of where they work", async ({
  site,
  owner,
  adminUser,
  newVisitor,
}) => {
  const { company_name: company } = owner;
  const account = { email: `${randomUUID()}@example.com`, password: "lamps over the old harbour" };
  await adminUser.inviteAdministrator(account, admin.password);
  const ravi = await ApiUser.signIn(site.url, account.email, account.password);
  const invited = pathOf(operations.inviteOwner, { id: owner.id });
  const { token } = await adminUser.call<MadeInvitation>("POST", invited, { name: "Ravi Kumar" });
  const page = await newVisitor(phone);
  await openAs(page, ravi, paths.clients);
  await expect(page.getByRole("heading", { name: "Clients", level: 1 })).toBeVisible();

  await page.goto(paths.join(String(token)));
  await page.getByRole("button", { name: /^Join as/ }).click();
  await expectShown(page, company);
  await expectMenu(page, ["Dashboard", "Profile", "Products", "Enquiries", "Share"], "Clients");

  await switchTo(page, "Administration");
  await expectShown(page, "Administration");
  await expectMenu(page, ["Dashboard", "Clients", "Requests", "Enquiries", "Analytics"], "Products");
  await page.goto(paths.products);
  await expect(page.getByRole("heading", { name: "Products belong to clients" })).toBeVisible();

  await page.goto(paths.dashboard);
  await switchTo(page, company);
  await expectShown(page, company);
  await page.goto(paths.products);
  await expect(page.getByRole("heading", { name: "My Products" })).toBeVisible();

  await page.goto(paths.client(owner.id));
  await expect(page.getByRole("heading", { name: company, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${paths.client(owner.id)}$`));
  await expect((await openCompanies(page)).getByRole("menuitemradio", { name: "Administration" })).toBeChecked();
  expect(await findBarriers(page, { within: "[role=menu]" })).toEqual([]);
});

/** Below the screen and, behind its button, beside it. */
async function expectMenu(page: Page, bar: string[], absent: string): Promise<void> {
  await expect(page.getByRole("navigation", { name: "Shortcuts" }).getByRole("link")).toHaveText(bar);
  await page.getByRole("button", { name: "Open sidebar" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu.getByRole("link", { name: bar[1] ?? "", exact: true })).toBeVisible();
  await expect(menu.getByRole("link", { name: absent, exact: true })).toHaveCount(0);
  await expect(menu.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
}

async function openCompanies(page: Page) {
  await page.getByRole("button", { name: /^User menu/ }).click();
  return page.getByRole("group", { name: /^(Your companies|Where you work)$/ });
}

async function switchTo(page: Page, company: string): Promise<void> {
  await (await openCompanies(page)).getByRole("menuitemradio", { name: company }).click();
}

async function expectShown(page: Page, company: string): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
  await expect(async () => {
    await page.keyboard.press("Escape");
    const item = (await openCompanies(page)).getByRole("menuitemradio", { name: company });
    await expect(item).toBeChecked({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
}

/** @returns its id */
async function addCompany(owner: ApiUser, administrator: ApiUser, company_name: string): Promise<number> {
  await owner.call("POST", pathOf(operations.addCompany), { company_name, phone: "+91 98765 43210" });
  const found = pathOf(operations.listSignUps, {}, { search: company_name });
  const { results } = await administrator.call<{ results: { id: number }[] }>("GET", found);
  const accepted = pathOf(operations.acceptSignUp, { id: results[0]?.id ?? 0 });
  return (await administrator.call<{ id: number }>("POST", accepted)).id;
}
