import { dayAfter } from "@/lib/contract/clock";
import { withoutPlan } from "@/lib/contract/limits";
import { pathOf } from "@/lib/contract/operation";
import { operations } from "@/lib/contract/operations";
import type { Plan } from "@/lib/contract/plans/schema";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import { visitorFormMessages } from "../../tests/english";
import type { ApiUser, CreatedClient } from "../api-user";
import { addDocument, addPerson, addProduct } from "../company";
import { expect, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

/** Puts the client on a plan that should have been paid two months ago. */
async function putToRest(adminUser: ApiUser, { id }: CreatedClient) {
  const plan = { name: "Standard", price: "599", currency: "INR", months: 12, ...withoutPlan };
  const { id: plan_id } = await adminUser.call<Plan>("POST", pathOf(operations.createPlan), plan);
  const due_on = dayAfter(new Date().toISOString().slice(0, 10), -60);
  await adminUser.call("PUT", pathOf(operations.setClientPlan, { id }), { plan_id, due_on });
}

test("a card rests with whatever is printed of it still leading to the company, and wakes with all it had", async ({
  owner,
  adminUser,
  newVisitor,
  request,
}) => {
  const lamp = await addProduct(owner.api, { name: "Brass lamp", category: "Lamps" });
  const asha = await addPerson(owner.api, { name: "Asha" });
  const { file } = await addDocument(owner.api);
  const page = await newVisitor(phone);
  const products = page.getByRole("region", { name: "Products" });
  await page.goto(paths.card(owner));
  await expect(products.getByRole("link", { name: "Brass lamp", exact: true })).toBeVisible();

  await putToRest(adminUser, owner);
  await page.reload();
  await expect(page.getByText("are resting at the moment")).toBeVisible();
  await expect(page.getByText("Brass lamp")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Request a call back" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Write a review" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Our team" }).getByText("Asha")).toBeVisible();
  await expect(page.getByRole("list", { name: "Contact" }).getByRole("link", { name: "Call" })).toBeVisible();

  const files = [
    paths.contactFile(owner),
    paths.personFile(owner, asha),
    paths.qrCode(owner, "png"),
    paths.qrCode(owner, "svg"),
    paths.printSheet(owner),
    paths.cardManifest(owner),
    paths.previewPicture(owner),
    paths.productPreview(owner, lamp),
    paths.categoryPreview(owner, "lamps"),
    new URL(file, "http://site.invalid").pathname,
  ];
  for (const path of files) expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  const forms = (["contact", "order", "review", "appointment"] as const).map((form) => paths.form(owner, form));
  for (const path of [paths.product(owner, lamp), paths.category(owner, "lamps"), ...forms]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: "This page is resting" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919876543210");
    await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  }
  await page.getByRole("link", { name: "See the card" }).click();
  await expect(page).toHaveURL(paths.card(owner));

  await adminUser.call("POST", pathOf(operations.giveDays, { id: owner.id }), { days: 30 });
  await page.reload();
  await expect(products.getByRole("link", { name: "Brass lamp", exact: true })).toBeVisible();
  await page.goto(paths.product(owner, lamp));
  await expect(page.getByRole("heading", { level: 1, name: "Brass lamp" })).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test(`who was writing when the card came to rest is told so and loses nothing, scripts ${javaScriptEnabled}`, async ({
    owner,
    adminUser,
    newVisitor,
  }) => {
    const page = await newVisitor({ ...phone, javaScriptEnabled });
    await page.goto(paths.form(owner, "contact"));
    await page.getByLabel("Your name").fill("Asha");
    await page.getByLabel("Your phone number").fill("98765 43210");
    await page.getByLabel(english.say(consentTexts.lead(owner.company_name))).check();
    await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
    await putToRest(adminUser, owner);
    await page.getByRole("button", { name: "Send request" }).click();
    await expect(page.getByText(visitorFormMessages.resting)).toBeVisible();
    if (javaScriptEnabled) await expect(page.getByLabel("Your name")).toHaveValue("Asha");
    else await expect(page.getByRole("link", { name: "Call" })).toBeVisible();
  });

test("a closed card's addresses lead to its name and number, until it is restored", async ({
  owner,
  adminUser,
  newVisitor,
  request,
}) => {
  const lamp = await addProduct(owner.api, { name: "Brass lamp" });
  await putToRest(adminUser, owner);
  const page = await newVisitor(phone);
  await page.goto(paths.card(owner));
  await adminUser.call("POST", pathOf(operations.closeClient, { id: owner.id }));
  for (const path of [
    paths.card(owner),
    paths.product(owner, lamp),
    paths.form(owner, "contact"),
    paths.qrCode(owner, "png"),
  ]) {
    expect((await page.goto(path))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1, name: owner.company_name })).toBeVisible();
    await expect(page.getByText("This card is closed.")).toBeVisible();
    await expect(page.getByText("+91 98765 43210")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919876543210");
    await expect(page.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", "https://wa.me/919876543210");
  }
  const contact = await request.get(paths.contactFile(owner));
  expect(contact.status()).toBe(200);
  expect(await contact.text()).toContain(`FN:${owner.company_name}`);

  await adminUser.call("POST", pathOf(operations.restoreClient, { id: owner.id }), {});
  await page.goto(paths.product(owner, lamp));
  await expect(page.getByRole("heading", { level: 1, name: "This page is resting" })).toBeVisible();
});
