import type { Locator, Page } from "@playwright/test";
import type { Appointment } from "@/lib/contract/appointments/schema";
import type { Lead } from "@/lib/contract/leads/schema";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { List } from "@/lib/contract/pagination";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import type { ApiUser } from "../api-user";
import { addPerson, addProduct, giveAppointments, saveProfile } from "../company";
import { joinAs } from "../join-team";
import { expect, test } from "../test";
import { Thumb } from "../thumb";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true, deviceScaleFactor: 3 };

test("a visitor saves a member's contact, asks, books and orders from their card, and all of it is that member's", async ({
  owner,
  newVisitor,
}) => {
  test.setTimeout(120_000);
  const { api, company_name: company } = owner;
  await giveAppointments(api);
  await saveProfile(api, { person_cards: "true" });
  await addProduct(api, { name: "Brass lamp" });
  const ravi = await addPerson(api);
  const card = paths.person(owner, ravi);
  const visitor = await newVisitor(phone);
  await visitor.goto(card);
  const download = visitor.waitForEvent("download");
  await visitor.getByRole("link", { name: "Save to Contacts" }).click();
  expect((await download).suggestedFilename()).toBe("Ravi Kumar.vcf");

  const sheet = visitor.getByRole("dialog");
  await visitor.getByRole("link", { name: "Request a call back" }).click();
  await sendAs("Asha", sheet, "lead", "Send request");
  await expect(sheet.getByText(/thank you/i)).toBeVisible();
  await visitor.keyboard.press("Escape");

  await visitor.getByRole("link", { name: "Book an appointment" }).click();
  await visitor.getByRole("list").getByRole("link").nth(2).click();
  await visitor.getByRole("link", { name: "10 am" }).click();
  await sendAs("Bela", visitor, "appointment", "Request appointment");
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Request sent");

  await visitor.goto(card);
  const products = visitor.getByRole("region", { name: "Products" });
  await products.getByRole("link", { name: "Brass lamp", exact: true }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Brass lamp");
  await visitor.getByRole("link", { name: "All products" }).click();
  await expect(visitor).toHaveURL(`${card}#products`);
  await visitor.goBack();
  await visitor.getByRole("link", { name: "Add Brass lamp" }).click();
  await visitor.getByRole("link", { name: /View basket$/ }).click();
  await expect(visitor.getByRole("banner").getByText("Ravi Kumar")).toBeVisible();
  await sendAs("Chitra", visitor, "lead", "Send order");
  await expect(visitor.getByRole("heading", { name: `Order sent to ${company}` })).toBeVisible();

  const whose = { person: { id: ravi.id, name: "Ravi Kumar" } };
  expect(await namesAndPeople<Lead>(api, pathOf(operations.listLeads))).toEqual([
    { name: "Chitra", ...whose },
    { name: "Asha", ...whose },
  ]);
  expect(await namesAndPeople<Appointment>(api, pathOf(operations.listAppointments))).toEqual([
    { name: "Bela", ...whose },
  ]);

  async function sendAs(name: string, form: Page | Locator, kind: "lead" | "appointment", send: string) {
    await form.getByLabel("Your name").fill(name);
    await form.getByLabel("Your phone number").fill("98765 43210");
    await form.getByLabel(english.say(consentTexts[kind](company))).check();
    await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
    await form.getByRole("button", { name: send }).click();
  }
});

test("a member who was invited shares the own card from where the sign-in leads: at most 2 taps", async ({
  owner,
  newVisitor,
}) => {
  await saveProfile(owner.api, { person_cards: "true" });
  const ravi = await addPerson(owner.api);
  const page = await newVisitor(phone);
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data);
  });
  await joinAs(page, owner.api, ravi);

  const thumb = new Thumb();
  await thumb.tap(page.getByRole("main").getByRole("button", { name: "Share" }));
  const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared);
  expect(shared).toEqual([
    { title: "Ravi Kumar", url: expect.stringMatching(`${paths.person(owner, ravi)}\\?s=share$`) },
  ]);
  expect(thumb.taps).toBeLessThanOrEqual(2);
});

async function namesAndPeople<Sent extends Pick<Lead, "name" | "person">>(api: ApiUser, path: string) {
  const { results } = await api.call<List<Sent>>("GET", path);
  return results.map(({ name, person }) => ({ name, person }));
}
