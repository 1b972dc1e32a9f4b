import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { feedbackOperations } from "@/lib/contract/feedback/operations";
import { leadOperations } from "@/lib/contract/leads/operations";
import { pathOf } from "@/lib/contract/operation";
import { visitorFormOperations } from "@/lib/contract/visitors/operations";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import * as paths from "@/lib/paths";
import type { ApiUser } from "../api-user";
import { expect, openAs, test } from "../test";

test("an owner finds what somebody sent, hands it out and deletes it, from the card too", async ({
  owner,
  page,
  newVisitor,
}) => {
  const email = `asha-${randomUUID()}@example.com`;
  const phone = "98200 11223";
  await sendBoth(owner.api, owner.slug, { email, phone });
  const { results } = await owner.api.call<{ results: { id: number }[] }>(
    "GET",
    pathOf(feedbackOperations.listFeedback),
  );
  const review = pathOf(feedbackOperations.updateFeedback, { id: results[0]?.id ?? 0 });
  await owner.api.call("PATCH", review, { status: "approved" });
  const visitor = await newVisitor();
  await visitor.goto(paths.card(owner));
  await expect(visitor.getByText("As my grandmother made them")).toBeVisible();

  await openAs(page, owner.api, paths.leads);
  await page.getByRole("link", { name: "Find a person’s data" }).click();
  await find(page, "+91 98200-11223");
  await expect(page.getByRole("status")).toHaveText("1 enquiry from +91 98200-11223");
  await find(page, email.toUpperCase());
  await expect(page.getByRole("status")).toHaveText(`1 review and 1 enquiry from ${email}`);
  await expect(page).toHaveURL(new RegExp(`${paths.visitorData}$`));

  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const file = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(file).toMatchObject({ contact: email, feedback: [{ customer_email: email }], leads: [{ email, phone }] });

  await page.getByRole("button", { name: "Delete everything" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("This deletes 1 review and 1 enquiry");
  await question.getByRole("button", { name: "Delete everything" }).click();
  await expect(page.getByRole("heading", { name: `Nothing from ${email}` })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(visitor.getByText("As my grandmother made them")).toHaveCount(0);
});

test("an administrator finds what somebody sent to any company", async ({ owner, adminUser, page }) => {
  const email = `asha-${randomUUID()}@example.com`;
  await sendBoth(owner.api, owner.slug, { email, phone: "" });
  await openAs(page, adminUser, paths.dashboard);
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Visitors' data" }).click();
  await find(page, email);
  await expect(page.getByText(`to ${owner.company_name}`)).toHaveCount(2);
});

test("a card says what it keeps of its visitors, with script and without", async ({ owner, newVisitor }) => {
  for (const javaScriptEnabled of [true, false]) {
    const visitor = await newVisitor({ javaScriptEnabled, viewport: { width: 320, height: 640 } });
    await visitor.goto(paths.card(owner));
    await visitor.getByRole("link", { name: "Privacy" }).click();
    await expect(visitor).toHaveURL(new RegExp(`${paths.cardPrivacy(owner)}$`));
    await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(`Privacy at ${owner.company_name}`);
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(visitor.getByRole("link", { name: owner.email }).first()).toHaveAttribute(
      "href",
      `mailto:${owner.email}`,
    );
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await visitor.context().cookies()).toEqual([]);
  }
});

async function find(page: Page, contact: string): Promise<void> {
  await page.getByLabel("Email or phone number").fill(contact);
  await page.getByRole("button", { name: "Find" }).click();
}

/** Sends a review and a message, each with a ticket old enough for a person to have filled in the form. */
async function sendBoth(api: ApiUser, companyName: string, { email, phone }: Record<"email" | "phone", string>) {
  const takeTicket = async () =>
    (await api.call<{ ticket: string }>("GET", pathOf(visitorFormOperations.getFormTicket, { companyName }))).ticket;
  const tickets = [await takeTicket(), await takeTicket()];
  await new Promise((resolve) => setTimeout(resolve, visitorFormLimits.soonest + 200));
  const review = {
    customer_name: "Asha Rao",
    customer_email: email,
    rating: 5,
    message: "As my grandmother made them",
  };
  await api.call("POST", pathOf(feedbackOperations.sendFeedback, { companyName }), {
    ...review,
    ticket: tickets[0],
    consent: true,
  });
  const lead = { kind: "contact", name: "Asha Rao", email, phone, message: "Do you deliver?" };
  await api.call("POST", pathOf(leadOperations.sendLead, { companyName }), {
    ...lead,
    ticket: tickets[1],
    consent: true,
  });
}
