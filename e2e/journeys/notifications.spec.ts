import { setTimeout as wait } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { openPushService, type PushService } from "../../tests/servers/push-service";
import type { SmtpServer } from "../../tests/servers/smtp";
import { ApiUser, type CreatedClient } from "../api-user";
import { openSiteWithMail } from "../installation";
import { admin, type Site } from "../site";
import { expect, openAs, test } from "../test";

test.describe("with a mail server and a push service", () => {
  let installed: Awaited<ReturnType<typeof openSiteWithMail>> | undefined;
  let smtp: SmtpServer;
  let service: PushService;
  let site: Site;
  let owner: CreatedClient & { api: ApiUser };

  test.beforeAll(async () => {
    test.setTimeout(120_000);
    service = await openPushService();
    installed = await openSiteWithMail({ PUSH_SERVICES: service.origin });
    ({ smtp, site } = installed);
    const client = await (await ApiUser.signIn(site.url, admin.email, admin.password)).createClient();
    owner = { ...client, api: await ApiUser.signIn(site.url, client.email, client.password) };
  });
  test.afterAll(async () => {
    await installed?.close();
    await service?.close();
  });

  test("an owner learns of a lead on screen, on the phone and by mail, and ends the mails with one tap", async ({
    page,
    newVisitor,
  }) => {
    const phone = service.subscribe();
    await owner.api.call("POST", pathOf(operations.subscribeToPush), phone.subscription);
    const other = await newVisitor();
    for (const device of [page, other]) await openAs(device, owner.api, `${site.url}${paths.dashboard}`);
    await expectBell(page, "Notifications");

    await sendLead(site.url, owner.slug, "Asha Rao");
    for (const device of [page, other]) await expectBell(device, "Notifications, 1 unread");
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect
      .poll(() => phone.messages)
      .toEqual([
        {
          title: "Namaskard",
          body: "\u2068Asha Rao\u2069 wants you to get in touch",
          url: expect.stringMatching(/^\/dashboard\/leads\/\d+$/),
        },
      ]);
    await expect.poll(() => smtp.received.length).toBe(1);
    const { to, email } = smtp.received[0] ?? {};
    expect([to, email?.subject]).toEqual([[owner.email], expect.stringMatching(/^New enquiry no\. \d+$/)]);

    await page.getByRole("button", { name: "Notifications, 1 unread" }).click();
    const list = page.getByRole("dialog", { name: "Notifications" });
    await expect(list.getByRole("link", { name: /^Unread: Asha Rao wants you to get in touch/ })).toBeVisible();
    await list.getByRole("button", { name: "Mark all as read" }).click();
    for (const device of [page, other]) await expectBell(device, "Notifications");

    const link = /https?:\/\/\S+\/unsubscribe\/leads-\S+/.exec(email?.text ?? "")?.[0] ?? "";
    const reader = await newVisitor({ javaScriptEnabled: false });
    await reader.goto(link);
    await expect(
      reader.getByText("You will get no more emails about new enquiries, orders and appointments."),
    ).toBeVisible();
    await reader.getByRole("button", { name: "Stop these emails" }).click();
    await expect(reader.getByRole("heading", { name: "Done" })).toBeVisible();
    await page.goto(`${site.url}${paths.notifications}`);
    await expect(page.getByRole("switch", { name: "Enquiries, orders and appointments" })).not.toBeChecked();
    await expect(page.getByText("1 device gets notifications")).toBeVisible();
    await page.getByRole("button", { name: "Remove all" }).click();
    await expect(page.getByText("1 device gets notifications")).toBeHidden();

    await sendLead(site.url, owner.slug, "Ravi Kumar");
    await expectBell(page, "Notifications, 1 unread");
    expect(phone.messages).toHaveLength(1);
    expect(smtp.received).toHaveLength(1);
  });

  test("a program for mail ends them by itself", async () => {
    await sendReview(site.url, owner.slug);
    const headerOf = (mail: SmtpServer["received"][0] | undefined, name: string) =>
      mail?.email.headers.find(({ key }) => key === name)?.value ?? "";
    const find = () => smtp.received.find((mail) => headerOf(mail, "list-unsubscribe").includes("/reviews-"));
    await expect.poll(find).toBeDefined();
    expect(headerOf(find(), "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    const target = headerOf(find(), "list-unsubscribe").slice(1, -1);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const answer = await fetch(target, { method: "POST", body, redirect: "manual" });
    expect(answer.status).toBe(200);
    expect(await owner.api.call("GET", pathOf(operations.getNotificationSettings))).toMatchObject({
      mail_reviews: false,
      mail_digest: true,
    });
    const forged = target.replace(/-(\d+)-/, (_, id) => `-${Number(id) + 1}-`);
    expect((await fetch(forged, { method: "POST", body, redirect: "manual" })).status).toBe(400);
  });
});

test("an administrator follows a request for a card to where it is answered", async ({ page, adminUser, site }) => {
  await openAs(page, adminUser, paths.dashboard);
  await expect(page.getByRole("button", { name: /^Notifications/ })).toBeVisible();
  const json = {
    company_name: "Bakery 24",
    name: "Asha",
    phone: "98765 43210",
    email: "a24@example.com",
    consent: true,
  };
  await post(site.url, pathOf(operations.createSignUp), json);
  await expect(page.getByRole("button", { name: /^Notifications, \d+ unread/ })).toBeVisible();
  await page.getByRole("button", { name: /^Notifications, / }).click();
  await page.getByRole("link", { name: /^Unread: Bakery 24 asks for a card/ }).click();
  await expect(page).toHaveURL(new RegExp(`${paths.signUps}$`));
  const { results } = await adminUser.call<{ results: { detail: string; read: boolean }[] }>(
    "GET",
    pathOf(operations.listNotifications),
  );
  expect(results.find(({ detail }) => detail === "Bakery 24")).toMatchObject({ read: true });
});

async function expectBell(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
}

/** A form ticket that is old enough for a person to have filled in the form. */
async function openForm(url: string, slug: string): Promise<string> {
  const answer = await fetch(`${url}/api${pathOf(operations.getFormTicket, { companyName: slug })}`);
  const { ticket } = (await answer.json()) as { ticket: string };
  await wait(visitorFormLimits.soonest);
  return ticket;
}

async function sendLead(url: string, slug: string, name: string): Promise<void> {
  const ticket = await openForm(url, slug);
  const json = { kind: "contact", name, phone: "98765 43210", consent: true, ticket };
  await post(url, pathOf(operations.sendLead, { companyName: slug }), json);
}

async function sendReview(url: string, slug: string): Promise<void> {
  const ticket = await openForm(url, slug);
  const told = { customer_name: "Asha Rao", customer_email: "asha@example.com", rating: 5, message: "Lovely shop" };
  await post(url, pathOf(operations.sendFeedback, { companyName: slug }), { ...told, consent: true, ticket });
}

async function post(url: string, path: string, json: object): Promise<void> {
  const headers = { "content-type": "application/json", origin: new URL(url).origin };
  const answer = await fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(json) });
  expect(answer.status, await answer.text()).toBe(201);
}
