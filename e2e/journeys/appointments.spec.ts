import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { appointmentLimits, visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import { failures } from "../../tests/english";
import { addPerson, giveAppointments, saveProfile } from "../company";
import { openSite } from "../installation";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

test("a visitor without script asks for a time, the owner confirms with one tap, and it goes into a calendar", async ({
  owner,
  newVisitor,
  page,
}) => {
  const { company_name: company, slug, api } = owner;
  await giveAppointments(api);
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  await visitor.goto(paths.card({ slug }));
  await visitor.getByRole("link", { name: "Book an appointment" }).click();
  await visitor.getByRole("list").getByRole("link").nth(2).click();
  await expect(visitor.getByText("Indian time")).toBeVisible();
  const times = visitor.url();
  await visitor.getByRole("link", { name: "10 am" }).click();
  await visitor.getByLabel("Your name").fill("Asha");
  await visitor.getByLabel("Your phone number").fill("98765 43210");
  await visitor.getByLabel(english.say(consentTexts.appointment(company))).check();
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  await visitor.getByRole("button", { name: "Request appointment" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Request sent");
  const own = visitor.url();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  // The next visitor is offered the other times only.
  await visitor.goto(times);
  await expect(visitor.getByRole("link", { name: "11 am" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: "10 am" })).toHaveCount(0);

  await openAs(page, api, paths.appointments);
  await page.getByRole("button", { name: "Confirm Asha" }).click();
  await expect(page.getByText("Asha's appointment is confirmed")).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp Asha" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(own).replace(/[.*]/g, "\\$&")),
  );

  await visitor.goto(own);
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Your appointment is confirmed");
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Add to your calendar" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("STATUS:CONFIRMED\r\n");
  expect(file).toMatch(/\r\nDTSTART:\d{8}T043000Z\r\n/);

  await visitor.getByText("Cancel this appointment").click();
  await visitor.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("You cancelled this appointment");
});

test("a visitor without script books with a person in the hours that their own form was given", async ({
  owner,
  newVisitor,
}) => {
  const { api } = owner;
  await giveAppointments(api);
  await saveProfile(api, { person_cards: "true" });
  const ravi = await addPerson(api);
  const page = await newVisitor(phone);
  await openAs(page, api, paths.people);
  await page.getByRole("button", { name: "Edit Ravi Kumar" }).click();
  const dialog = page.getByRole("dialog", { name: "Edit person" });
  await dialog.getByText("For their own card").click();
  await dialog.getByRole("switch", { name: "Own hours" }).click();
  await dialog.getByRole("combobox", { name: "Appointments" }).selectOption("In their own diary");
  await dialog.getByRole("button", { name: "Update person" }).click();
  await expect(page.getByText("Ravi Kumar was updated")).toBeVisible();

  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  await visitor.goto(paths.person(owner, ravi));
  await expect(visitor.getByRole("region", { name: "Opening hours" })).toContainText("9 am – 9 pm");
  await visitor.getByRole("link", { name: "Book an appointment" }).click();
  await expect(visitor.getByRole("banner")).toContainText("Ravi Kumar");
  await visitor.getByRole("list").getByRole("link").nth(2).click();
  await expect(visitor.getByRole("link", { name: "8 am" })).toHaveCount(0);
  await visitor.getByRole("link", { name: "10 am" }).click();
  await visitor.getByLabel("Your name").fill("Asha");
  await visitor.getByLabel("Your phone number").fill("98765 43210");
  await visitor.getByRole("checkbox").check();
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  await visitor.getByRole("button", { name: "Request appointment" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Request sent");
  await expect(visitor.getByText("Ravi Kumar")).toBeVisible();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test("whoever guesses at appointments finds none, and is soon told to wait", async ({ request }) => {
  // A site of its own, because the limit counts all visitors of one network together.
  const site = await openSite();
  try {
    const guess = () =>
      request.get(site.url + paths.appointment({ slug: "namaskard-demo" }, randomBytes(16).toString("base64url")));
    for (let count = 0; count < appointmentLimits.looksPerMinute; count++) expect((await guess()).status()).toBe(404);
    const refused = await guess();
    expect([refused.status(), await refused.text()]).toEqual([429, expect.stringContaining(failures.tooManyAttempts)]);
    expect((await request.get(`${site.url}/namaskard-demo`)).status()).toBe(200);
  } finally {
    await site.close();
  }
});
