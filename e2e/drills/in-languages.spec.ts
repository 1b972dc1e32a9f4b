import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { consentTexts } from "@/lib/contract/visitors/schema";
import { visitorFormLimits } from "@/lib/contract/visitors/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { defaultLanguage, languageCodes, languages } from "@/lib/i18n/languages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import { type CompanyIn, createCompanyIn } from "../company-in";
import { findLatinWords } from "../latin-words";
import { expect, test } from "../test";
import { Thumb } from "../thumb";
import { ApiVisitor } from "../visitor";

const width = 360;

for (const language of languageCodes.filter((code) => code !== defaultLanguage)) {
  const t = translatorOf(language);
  const word = languages[language].name;
  const phone = { viewport: { width, height: 800 }, isMobile: true, hasTouch: true, locale: `${language}-IN` };

  test(`a customer's way through a card in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const company = await createCompanyIn(language, site.url, adminUser);
    const page = await newVisitor(phone);
    // A form is taken only some seconds after it was opened.
    const openForm = async (kind: "review" | "contact") => {
      const form = await page.context().newPage();
      await form.goto(paths.form(company, kind));
      return form;
    };
    const [review, contact] = [await openForm("review"), await openForm("contact")];

    await page.goto(paths.card(company));
    await expectOwnWords(page);
    const downloading = page.waitForEvent("download");
    await page
      .getByRole("link", { name: t("card.save.contact") })
      .first()
      .tap();
    expect(await readFile(await (await downloading).path(), "utf8")).toContain(`FN:${word}`);
    await expect(page.getByRole("status")).toContainText(t("card.save.contactSaved"));
    await page.goto(paths.cardPrivacy(company));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("forms.privacy.title", { company: word }));

    await page.goto(paths.product(company, company.product));
    await page.getByRole("link", { name: `${t("card.basket.add")} ${company.product.name}` }).tap();
    await page.getByRole("link", { name: t("card.basket.view") }).tap();
    await fillSender(page, t, consentTexts.lead(word));
    await page.waitForTimeout(visitorFormLimits.soonest);
    await sendForm(page, t("forms.order.send"), t("forms.order.sent", { company: word }));

    await fillSender(contact, t, consentTexts.lead(word));
    await sendForm(contact, t("forms.contact.send"), t("forms.contact.sent"));
    await writeReview(review, t, company);
    await sendForm(review, t("forms.review.send"), t("forms.review.sent"));

    await page.goto(paths.form(company, "appointment"));
    await expect(page.getByText(t("forms.appointment.day"))).toBeVisible();
    await page.getByRole("list").getByRole("link").nth(1).tap();
    await expect(page.getByText(t("forms.appointment.time"))).toBeVisible();
    await page.getByRole("list").getByRole("link").first().tap();
    await fillSender(page, t, consentTexts.appointment(word));
    await page.waitForTimeout(visitorFormLimits.soonest);
    await sendForm(page, t("forms.appointment.send"), t("forms.appointment.own.requested"));
  });

  test(`an owner's day in ${language}`, async ({ site, adminUser, newVisitor }) => {
    const { email, password, slug } = await createCompanyIn(language, site.url, adminUser);
    await new ApiVisitor(site.url, slug).sendReview({ customer_name: word, message: word });
    const page = await newVisitor({ ...phone, reducedMotion: "reduce" });
    await page.goto(paths.login());
    const signIn = async (typed: string) => {
      await page.getByLabel(t("login.form.email")).fill(email);
      await page.getByLabel(t("login.form.password"), { exact: true }).fill(typed);
      await page.getByRole("button", { name: t("login.form.submit"), exact: true }).tap();
    };
    await signIn("a wrong password");
    await expect(page.getByText(t("failures.invalidCredentials"))).toBeVisible();
    await signIn(password);

    const waiting = page.getByRole("region", { name: t("overview.waiting.title") });
    await waiting.getByRole("button", { name: t("feedback.decide.approveOf", { customer: word }) }).tap();
    await expect(waiting.getByText(t("overview.waiting.none"))).toBeVisible();

    const bar = page.getByRole("navigation", { name: t("dashboard.menu.shortcuts") });
    await bar.getByRole("link", { name: t("dashboard.menu.products") }).tap();
    await page
      .getByRole("button", { name: t("products.create.action") })
      .first()
      .tap();
    const dialog = page.getByRole("dialog", { name: t("products.create.title") });
    const name = `${word} 3`;
    await dialog.getByLabel(t("products.fields.name")).fill(name);
    await new Thumb().pick(page, dialog.getByLabel(t("products.fields.images")), "lamp.png");
    await dialog.getByRole("button", { name: t("products.create.submit") }).tap();
    await expect(page.getByText(t("products.create.done", { name }))).toBeVisible();
    const soldOut = page.getByRole("switch", { name: t("products.row.soldOutItem", { name }) });
    await soldOut.tap();
    await expect(soldOut).toBeChecked();

    await page.goto(paths.profile);
    await page.getByRole("button", { name: t("profile.edit.action") }).tap();
    await page.getByLabel(t("profile.contact.phone"), { exact: true }).first().fill("+91 98000 00000");
    await page.getByRole("button", { name: t("profile.edit.save") }).tap();
    await expect(page.getByText(t("profile.edit.done"))).toBeVisible();
    await expectOwnWords(page);
  });
}

async function fillSender(page: Page, t: T, consent: string): Promise<void> {
  await page.getByLabel(t("forms.sender.name")).fill(languages[t.language].name);
  await page.getByLabel(t("forms.sender.phone")).fill("98201 00001");
  await page.getByLabel(t.say(consent)).check();
}

async function writeReview(page: Page, t: T, { company_name: company }: CompanyIn): Promise<void> {
  await page.getByRole("radio", { name: t("forms.review.stars", { count: 5 }) }).press("Space");
  await page.getByLabel(t("forms.sender.name")).fill(company);
  await page.getByLabel(t("forms.review.contact"), { exact: true }).fill("asha@example.com");
  await page.getByLabel(t("forms.review.message"), { exact: true }).fill(company);
  await page.getByLabel(t.say(consentTexts.feedback(company))).check();
}

async function sendForm(page: Page, name: string, sent: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1, name: sent })).toBeVisible();
  await expectOwnWords(page);
}

async function expectOwnWords(page: Page): Promise<void> {
  expect(await findLatinWords(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
