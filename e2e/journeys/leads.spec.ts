import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import { english } from "@/tests/english";
import { leadMessages } from "../../tests/english";
import { addProduct } from "../company";
import { holdRequests } from "../hold-requests";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true };

// Forms wait as long as a person needs to fill them in.
test.describe.configure({ timeout: 180_000 });

/** Fills in the fields, waits as long as a person would need, and submits. */
async function send(form: Page | Locator, company: string, button: string, fields: Record<string, string>) {
  for (const [label, text] of Object.entries(fields)) await form.getByLabel(label).fill(text);
  await form.getByLabel(english.say(consentTexts.lead(company))).check();
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest));
  await form.getByRole("button", { name: button }).click();
}

async function textOf(link: Locator): Promise<string | null> {
  return new URL((await link.getAttribute("href")) ?? "").searchParams.get("text");
}

test("contact, question and order reach the company, who answers, notes and exports them", async ({
  owner,
  newVisitor,
  page,
}) => {
  const { company_name: company, slug, api } = owner;
  await addProduct(api, { name: "Kaju Katli", price: "450" });
  await addProduct(api, { name: "Brass lamp", price: "" });
  const visitor = await newVisitor(phone);
  await visitor.goto(paths.card({ slug }));

  await visitor.getByRole("link", { name: "Request a call back" }).click();
  // The dialog's name changes with its content, so find it by role only.
  const sheet = visitor.getByRole("dialog");
  await expect(sheet).toHaveAccessibleName(`Request a call back from ${company}`);
  await send(sheet, company, "Send request", { "Your name": "Asha", "Your phone number": "98765 43210" });
  await expect(sheet.getByText(leadMessages.received)).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();

  await visitor.getByRole("link", { name: "Ask about this Brass lamp" }).click();
  await expect(sheet).toHaveAccessibleName("Ask about Brass lamp");
  await send(sheet, company, "Send question", { "Your name": "Ravi", "Your question": "How heavy is it?" });
  await expect(sheet.getByText(leadMessages.phoneOrEmailRequired)).toBeVisible();
  await sheet.getByLabel("Your email").fill("ravi@example.com");
  await sheet.getByRole("button", { name: "Send question" }).click();
  await expect(sheet.getByText(leadMessages.received)).toBeVisible();
  await sheet.getByRole("button", { name: "Close" }).click();

  await visitor.getByRole("link", { name: "Add Kaju Katli" }).click();
  await visitor.getByRole("button", { name: "One more Kaju Katli" }).click();
  await visitor.reload();
  await visitor.getByRole("link", { name: "2 items · $900.00 · View basket" }).click();
  await expect(sheet).toHaveAccessibleName(`Order from ${company}`);
  const quantity = (name: string) => sheet.getByRole("textbox", { name });
  await expect(quantity("Kaju Katli")).toHaveValue("2");
  await expect(quantity("Brass lamp")).toBeHidden();
  await sheet.getByRole("button", { name: "Add more products" }).click();
  await quantity("Brass lamp").fill("1");
  await sheet.getByRole("button", { name: "One more Kaju Katli" }).click();
  await expect(sheet.getByText("Total: $1,350.00")).toBeVisible();
  await send(sheet, company, "Send order", { "Your name": "Zoya", "Your phone number": "99999 88888" });
  await expect(sheet.getByText(leadMessages.orderReceived)).toBeVisible();
  expect(await textOf(sheet.getByRole("link", { name: "Send it on WhatsApp" }))).toBe(
    ["3 × Kaju Katli – $1,350.00", "1 × Brass lamp", "Total: $1,350.00", "Zoya", "99999 88888"].join("\n"),
  );
  await sheet.getByRole("button", { name: "Close" }).click();
  await expect(visitor.getByRole("link", { name: /View basket/ })).toHaveCount(0);
  // A closed sheet goes back in history, which a reload would cut short.
  await expect.poll(() => visitor.evaluate(() => history.state?.sheet)).toBeUndefined();
  await visitor.reload();
  await expect(visitor.getByRole("link", { name: "Add Kaju Katli" })).toBeVisible();
  await expect(visitor.getByRole("link", { name: /View basket/ })).toHaveCount(0);

  await openAs(page, api, paths.dashboard);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Enquiries" }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Zoya", "Ravi", "Asha"]);
  await expect(page.getByRole("list", { name: "Order" })).toContainText("3 × Kaju Katli$1,350.00");
  await page.getByRole("combobox", { name: "Status of Zoya" }).selectOption("Won");
  await expect(page.getByRole("group", { name: "Status" })).toContainText("New 2");
  await page.getByRole("button", { name: /^Won/ }).click();
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Zoya"]);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const table = await readFile(await (await download).path(), "utf8");
  expect(table.trim().split("\r\n")).toHaveLength(2);
  expect(table).toContain('"order","won","Zoya","99999 88888",');

  await page.getByRole("button", { name: /^All/ }).click();
  await page.getByRole("link", { name: "Asha", exact: true }).click();
  await page.getByLabel("Notes").fill("Wants 5 kg for Diwali");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your notes were saved")).toBeVisible();
  // The notes are in the HTML.
  const letScriptsCome = await holdRequests(page, "**/_next/static/**/*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByLabel("Notes")).toHaveValue("Wants 5 kg for Diwali");
  letScriptsCome();
  await page.getByLabel("Notes").fill("Wants 6 kg for Diwali");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your notes were saved")).toBeVisible();
});

test("without scripts the forms are pages, and an order can still be sent on", async ({ owner, newVisitor, page }) => {
  const { company_name: company, slug, api } = owner;
  const { id } = await addProduct(api, { name: "Kaju Katli", price: "450" });
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  await visitor.goto(paths.card({ slug }));

  await visitor.getByRole("link", { name: "Ask about this Kaju Katli" }).click();
  await expect(visitor).toHaveURL(paths.askAbout({ slug }, id));
  const asked = { "Your name": "Ravi", "Your phone number": "98765 43210", "Your question": "Is it fresh?" };
  await send(visitor, company, "Send question", asked);
  await expect(visitor).toHaveURL(paths.formOutcome({ slug }, "contact", "thanks"));
  await expect(visitor.getByText(leadMessages.received)).toBeVisible();

  await visitor.getByRole("link", { name: "Back to the card" }).click();
  await visitor.getByRole("link", { name: "Order Kaju Katli" }).click();
  await expect(visitor.getByLabel("Kaju Katli")).toHaveValue("1");
  await visitor.getByLabel("Kaju Katli").fill("0");
  const sender = { "Your name": "Zoya", "Your phone number": "99999 88888" };
  await send(visitor, company, "Send order", sender);
  await expect(visitor).toHaveURL(paths.formOutcome({ slug }, "order", "check"));
  await visitor.goto(paths.orderOf({ slug }, id));
  await visitor.getByLabel("Kaju Katli").fill("4");
  await send(visitor, company, "Send order", sender);
  await expect(visitor).toHaveURL(paths.orderSent({ slug }, `${id}.4`));
  await expect(visitor.getByText(leadMessages.orderReceived)).toBeVisible();
  expect(await textOf(visitor.getByRole("link", { name: "Send it on WhatsApp" }))).toBe(
    "4 × Kaju Katli – $1,800.00\nTotal: $1,800.00",
  );

  await openAs(page, api, paths.leads);
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Zoya", "Ravi"]);
});
