import type { Page } from "@playwright/test";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { feedbackMessages, fieldMessages, visitorFormMessages } from "../../tests/english";
import { findBarriers } from "../axe";
import { saveProfile } from "../company";
import { expect, openAs, test } from "../test";

const phone = { viewport: { width: 360, height: 800 } };
const review = "As my grandmother made them.\nWill come again.";
const advertisement = `${review}\nwww.example.com`;

test("a review is left over the card, approved, answered, and shown at once", async ({ page, owner, newVisitor }) => {
  const visitor = await newVisitor(phone);
  await visitor.goto(`/${owner.slug}`);
  await visitor.getByRole("link", { name: "Write a review" }).click();
  const sheet = visitor.getByRole("dialog", { name: `Review ${owner.company_name}` });
  await expect(sheet.getByRole("heading")).toBeFocused();
  await fillByKeyboard(visitor, advertisement);
  await visitor.waitForTimeout(visitorFormLimits.soonest);
  await visitor.keyboard.press("Enter");
  await expect(sheet.getByRole("alert")).toHaveText(visitorFormMessages.hasLinks);
  await expect(sheet.getByLabel("Your review")).toHaveValue(advertisement);
  expect(await findBarriers(visitor, { within: "dialog[open]" })).toEqual([]);
  await sheet.getByLabel("Your review").fill(review);
  await sheet.getByRole("button", { name: "Send review" }).click();
  await expect(visitor.getByRole("dialog", { name: "Review sent" })).toContainText(feedbackMessages.received);
  await visitor.keyboard.press("Escape");
  await expect(visitor.getByRole("link", { name: "Write a review" })).toBeFocused();

  await openAs(page, owner.api, "/dashboard");
  await page.getByRole("link", { name: "Feedback 1 waiting" }).click();
  await expect(page.getByText("1 of 1 feedback items")).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("button", { name: "Edit Asha Rao's feedback" }).click();
  await page.getByRole("textbox", { name: "Response" }).fill("Come again soon");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Your response was saved")).toBeVisible();
  await page.getByRole("button", { name: "Approve Asha Rao's feedback" }).click();
  await expect(page.getByText("Asha Rao's feedback was approved")).toBeVisible();
  await expect(page.getByRole("link", { name: "Feedback", exact: true })).toBeVisible();

  await visitor.reload();
  const reviews = visitor.getByRole("region", { name: "Reviews" });
  await expect(reviews).toContainText("4 out of 5, 1 review");
  await expect(reviews.getByRole("img", { name: "4 out of 5 stars" })).toBeVisible();
  await expect(reviews.getByRole("heading", { name: "Asha Rao" })).toBeVisible();
  await expect(reviews).toContainText(`Response from ${owner.company_name}`);
  await expect(reviews).toContainText("Come again soon");
  await expect(visitor.locator("body")).not.toContainText("asha@example.com");
  expect(await findBarriers(visitor)).toEqual([]);

  await page.getByRole("button", { name: "Delete Asha Rao's feedback" }).click();
  await expect(page.getByText("Are you sure you want to delete this feedback?")).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page.getByText("No feedback found")).toBeVisible();
  await visitor.reload();
  await expect(reviews).toHaveCount(0);
});

test("a review is left without any script, by number, once, and its answer goes out by WhatsApp", async ({
  page,
  owner,
  newVisitor,
}) => {
  const visitor = await newVisitor({ ...phone, javaScriptEnabled: false });
  await visitor.goto(`/${owner.slug}`);
  await visitor.getByRole("link", { name: "Write a review" }).click();
  await expect(visitor).toHaveURL(new RegExp(`/${owner.slug}/review$`));
  await fillByKeyboard(visitor, advertisement, "098765 43210");
  await visitor.waitForTimeout(visitorFormLimits.soonest);
  await visitor.keyboard.press("Enter");
  await expect(visitor).toHaveURL(/\/review\/links$/);
  await expect(visitor.getByRole("alert")).toContainText(visitorFormMessages.hasLinks);
  await visitor.goBack();
  await expect(visitor.getByLabel("Your review")).toHaveValue(advertisement);
  await visitor.getByLabel("Your review").fill(review);
  for (const _ of ["once", "again"]) {
    await visitor.getByRole("button", { name: "Send review" }).click();
    await expect(visitor).toHaveURL(/\/review\/thanks$/);
    await expect(visitor.getByRole("status")).toContainText(feedbackMessages.received);
    await visitor.goBack();
  }
  expect(await owner.api.call("GET", "/feedback/")).toMatchObject({
    count: 1,
    results: [{ customer_name: "Asha Rao", customer_phone: "098765 43210", status: "pending", origin: "visitor" }],
  });

  await page.setViewportSize(phone.viewport);
  await openAs(page, owner.api, "/dashboard/feedback?search=98765");
  await page.getByRole("button", { name: "Approve Asha Rao's feedback" }).click();
  await page.getByRole("button", { name: "Edit Asha Rao's feedback" }).click();
  await page.getByRole("textbox", { name: "Response" }).fill("Come again soon");
  await page.getByRole("button", { name: "Save" }).click();
  const link = page.getByRole("link", { name: /^Send on WhatsApp: the answer for Asha Rao/ });
  const url = new URL((await link.getAttribute("href")) ?? "");
  expect(url.pathname).toBe("/919876543210");
  expect(await findBarriers(page)).toEqual([]);
  const [, ownPage = ""] = /: https?:\/\/[^/]+(\/card\/review\/\S+)$/.exec(url.searchParams.get("text") ?? "") ?? [];
  await visitor.goto(ownPage);
  await expect(visitor.locator("body")).toContainText("Come again soon");
  await expect(visitor.locator("body")).not.toContainText("43210");
});

test("what is wrong with a field stands beside it", async ({ owner, newVisitor, consoleErrors }) => {
  const visitor = await newVisitor(phone);
  await visitor.goto(`/${owner.slug}/review`);
  await visitor.locator("form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  const contact = visitor.getByRole("textbox", { name: "Phone number or email" });
  await contact.fill("nonsense");
  await visitor.getByRole("button", { name: "Send review" }).click();
  for (const text of [feedbackMessages.ratingRequired, fieldMessages.nameRequired, fieldMessages.emailInvalid])
    await expect(visitor.getByText(text)).toBeVisible();
  await expect(visitor.getByText(visitorFormMessages.keepingConsentRequired)).toBeVisible();
  await expect(contact).toHaveValue("nonsense");
  await contact.fill("98765");
  await visitor.reload();
  await expect(contact).toHaveValue("98765");
  await visitor.locator("form").evaluate((form: HTMLFormElement) => {
    form.noValidate = true;
  });
  await contact.fill("12");
  await visitor.getByRole("button", { name: "Send review" }).click();
  await expect(visitor.getByText(fieldMessages.phoneInvalid)).toBeVisible();
  await expect(contact).toHaveAttribute("aria-invalid", "true");
  await contact.fill("");
  await visitor.getByRole("button", { name: "Send review" }).click();
  await expect(visitor.getByText(feedbackMessages.contactRequired)).toBeVisible();
  expect(await findBarriers(visitor)).toEqual([]);
  consoleErrors.length = 0;
});

test("each form has a ticket of its own, and nobody else's page sends one", async ({ site, owner }) => {
  const path = `/${owner.slug}/review`;
  const pages = await Promise.all(Array.from({ length: 5 }, () => fetch(site.url + path)));
  const tickets = await Promise.all(
    pages.map(async (page) => /name="ticket" value="([^"]+)"/.exec(await page.text())?.[1]),
  );
  expect(new Set(tickets).size).toBe(5);
  expect(pages[0]?.headers.get("cache-control")).toBe("private, no-cache");
  expect(await (await fetch(site.url + path)).text()).toMatch(/<meta name="robots" content="noindex/);

  expect((await fetch(`${site.url}/nobody-here/review`)).status).toBe(404);
  const form = { method: "POST", redirect: "manual", body: new URLSearchParams({ fax: "1" }) } as const;
  const take = `${site.url}/api/forms/${owner.slug}/review`;
  expect((await fetch(take, form)).headers.get("location")).toBe(`/${owner.slug}/review/thanks`);
  expect((await fetch(take, { ...form, headers: { origin: "https://evil.test" } })).status).toBe(403);
  expect((await fetch(take.replace("review", "nothing"), form)).status).toBe(404);

  const slug = `${owner.slug}-new`;
  await saveProfile(owner.api, { slug });
  const moved = await fetch(site.url + path, { redirect: "manual" });
  expect([moved.status, moved.headers.get("location")]).toEqual([308, `/${slug}/review`]);
});

/** Fills in the form with the keyboard only, up to the button that sends it. */
async function fillByKeyboard(page: Page, message: string, contact = "asha@example.com"): Promise<void> {
  await page.getByRole("radio", { name: "1 star" }).focus();
  for (let star = 1; star < 4; star++) await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "4 stars" })).toBeChecked();
  for (const text of ["Asha Rao", contact, message]) {
    await page.keyboard.press("Tab");
    await page.keyboard.insertText(text);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  // Skips the link to the privacy page.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Send review" })).toBeFocused();
}
