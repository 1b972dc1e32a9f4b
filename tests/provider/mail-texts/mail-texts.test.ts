import fc from "fast-check";
import { saveMailTextSchema } from "@/lib/contract/mail-texts/schema";
import { isDocumentKind, mailKinds, placeholdersOf, tellsDays } from "@/lib/contract/mail-texts/values";
import { translatorOf } from "@/lib/i18n/catalog";
import { languageCodes } from "@/lib/i18n/languages";
import { sendDocument } from "@/provider/billing/documents/mail";
import { ourWords } from "@/provider/mail-texts/ours";
import { deliverNotification } from "@/provider/notifications/jobs";
import { inOwnWords } from "@/provider/notifications/mail/own-words";
import { turnSubscriptions } from "@/provider/plans/jobs";
import type { MailMessage } from "@/provider/ports/mail/mail";
import { type Api, admin as account, type Caller, type ClientCaller, expectError } from "../../contract/api";
import { hindi, mailTextMessages } from "../../english";
import { addBuyer, addPlan, billingOf, confirm, setTerms, now as shopNow } from "../billing/shop";
import { buildDeps, openApi, type TestDeps } from "../build-deps";
import { keepMail } from "../kept-mail";
import { runLeft } from "../kernel/jobs/run-left";

let time: Date;
let deps: TestDeps;
let api: Api;
let admin: Caller;
let client: ClientCaller;
let mails: MailMessage[];

beforeEach(async () => {
  time = shopNow();
  const { mail, sent } = keepMail();
  mails = sent;
  deps = await buildDeps({ now: () => time, mail });
  api = await openApi(deps);
  admin = await api.admin();
});
afterEach(() => deps.close());

const { signal } = new AbortController();
const reminder = {
  kind: "payment_due_7",
  language: "en",
  subject: "{company}, please pay {price}",
  body: "Dear {company},\n\nyour {plan} plan ends in {days} days, on {date}.\nYours, {site}",
};
const invoice = {
  kind: "invoice",
  language: "hi",
  subject: "{document} {number}",
  body: "धन्यवाद, {company}: {amount}",
};

const save = (json: Record<string, unknown>) => admin.call("saveMailText", { json });
const list = async (language: string) => (await admin.call("listMailTexts", { query: { language } })).body.results;
const find = async (kind: string, language: string) =>
  (await list(language)).find((text: { kind: string }) => text.kind === kind);
const speak = (language: string) =>
  deps.db.updateTable("users").set({ language }).where("email", "=", client.email).execute();

/** A client whose plan is to be paid in so many days. */
async function addDue(days: number): Promise<void> {
  await setTerms(api);
  const plan_id = await addPlan(api);
  client = await addBuyer(api, plan_id);
  const due_on = new Date(time.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  await admin.call("setClientPlan", { params: { id: client.id }, json: { plan_id, due_on } });
}

async function remind(): Promise<MailMessage | undefined> {
  time = new Date(time.getTime() + 86_400_000);
  await turnSubscriptions.run(deps, {}, signal);
  await runLeft(deps, deliverNotification.kind);
  await runLeft(deps, "mail_notice");
  return mails.at(-1);
}

async function mailInvoice(): Promise<MailMessage | undefined> {
  await confirm(api, (await client.call("createPaymentRequest")).body.id);
  const [document] = (await billingOf(api, client.id)).documents;
  await sendDocument.run(deps, { id: document.id }, signal);
  return mails.at(-1);
}

test("a reminder is mailed in the operator's words, with our button and our end", async () => {
  await addDue(8);
  expect((await save(reminder)).status).toBe(200);
  const { subject, text, html } = (await remind()) ?? {};
  expect(subject).toBe(`\u2068${client.companyName}\u2069, please pay ₹500`);
  expect(text).toContain(
    `Dear \u2068${client.companyName}\u2069,\n\nyour Standard plan ends in 7 days, on 6 Dec 2026.`,
  );
  expect(text).toContain(`Open your dashboard: ${deps.config.siteUrl}/dashboard/account`);
  expect(html).toContain("<p>Yours, Namaskard</p>");
});

test("in another language and on another day it is ours", async () => {
  await addDue(8);
  await save({ ...reminder, kind: "payment_due_14" });
  await save({ ...reminder, language: "hi" });
  expect((await remind())?.subject).toBe("Your plan is to be paid within 7 days");
});

test("what is empty is said in our words, in the account's language", async () => {
  await addDue(8);
  await speak("hi");
  await save({ ...reminder, language: "hi", subject: "" });
  const ours = hindi("notices.subjects.payment_due", { numbered: "no", number: "", count: 7 });
  expect(await remind()).toMatchObject({ subject: ours, text: expect.stringContaining("Dear ") });
});

test("an invoice is mailed in the operator's words, with its figures and its file", async () => {
  await addDue(8);
  await speak("hi");
  await save(invoice);
  const mail = await mailInvoice();
  expect(mail).toMatchObject({ subject: "टैक्स इनवॉइस INV/26-27/00001", attachments: [{ type: "application/pdf" }] });
  expect(mail?.text).toMatch(/^धन्यवाद, \u2068Lamps & Sons\u2069: ₹590\n\n.*INV\/26-27\/00001/);
  expect(mail?.html).toContain("Lamps &amp; Sons");
});

test("what is saved is listed and can be put back", async () => {
  expect((await save(reminder)).body).toMatchObject({ ...reminder, updated_at: time.toISOString() });
  expect(await find("payment_due_7", "en")).toMatchObject({
    ...reminder,
    ours: {
      subject: "Your plan is to be paid within {days} days",
      body: "Your plan is to be paid within {days} days.",
    },
  });
  expect(await find("payment_due_7", "hi")).toMatchObject({ subject: "", body: "", updated_at: null });
  expect((await save({ ...reminder, subject: " ", body: "" })).body).toMatchObject({ subject: "", updated_at: null });
  expect(await find("payment_due_7", "en")).toMatchObject({ subject: "", body: "", updated_at: null });
  expect(await deps.db.selectFrom("mail_texts").selectAll().execute()).toEqual([]);
});

test("our own words are not kept as the operator's", async () => {
  const { ours } = await find("invoice", "en");
  expect((await save({ kind: "invoice", language: "en", ...ours, body: "Thanks for {amount}." })).body).toMatchObject({
    ...{ subject: "", body: "Thanks for {amount}." },
  });
});

test("each change is in the audit log", async () => {
  await save(reminder);
  const { results } = (await admin.call("listAudit")).body;
  expect(results[0]).toMatchObject({
    action: "mail_text_changed",
    actor_email: account.email,
    detail: "payment_due_7 en",
  });
});

test.each([
  ["an unknown placeholder", { body: "{days} {amount}" }, "body", mailTextMessages.unknownPlaceholder("{amount}")],
  ["a broken one", { body: "{days} {date" }, "body", mailTextMessages.unknownPlaceholder("{date")],
  ["one in a subject", { subject: "{Date}" }, "subject", mailTextMessages.unknownPlaceholder("{Date}")],
  ["a reminder of no day", { body: "Please pay." }, "body", mailTextMessages.dayMissing],
  [
    "an invoice without its number",
    { kind: "invoice", subject: "Thank you", body: "" },
    "subject",
    mailTextMessages.numberMissing,
  ],
])("refuses %s in words at the field", async (_, change, field, message) => {
  expectError(await save({ ...reminder, ...change }), "validation_error", message, field);
  expect(await deps.db.selectFrom("mail_texts").selectAll().execute()).toEqual([]);
});

test.each([
  { kind: "lead_received" },
  { kind: "payment_due_8" },
  { language: "xx" },
  { body: "x".repeat(2_001) },
  { subject: 1 },
])("refuses %j", async (change) => {
  expect((await save({ ...reminder, ...change })).status).toBe(400);
});

test("a preview is the mail itself, and stores nothing", async () => {
  const json = { ...reminder, body: "<b>{company}</b> & {date} {nothing}" };
  const { body } = await admin.call("previewMailText", { json });
  expect(body).toMatchObject({ subject: "\u2068Marigold Living\u2069, please pay ₹1,000" });
  expect(body.html).toContain("<p>&lt;b&gt;\u2068Marigold Living\u2069&lt;/b&gt; &amp; 5 Dec 2026 {nothing}</p>");
  expect(body.text).toContain("Open your dashboard");
  expect(await deps.db.selectFrom("mail_texts").selectAll().execute()).toEqual([]);
});

test("two who save at once leave one text whole", async () => {
  const sent = [1, 2, 3].map((number) => ({
    ...reminder,
    subject: `Subject ${number}`,
    body: `{days} Body ${number}`,
  }));
  await Promise.all(sent.map(save));
  const { subject, body } = await find("payment_due_7", "en");
  expect(body).toBe(`{days} ${subject.replace("Subject", "Body")}`);
});

describe.each(languageCodes)("in %s", (language) => {
  test("our words of every kind keep the rules of the operator's", () => {
    for (const kind of mailKinds) {
      const ours = ourWords(translatorOf(language), kind);
      expect([kind, saveMailTextSchema.safeParse({ kind, language, ...ours }).error?.issues]).toEqual([
        kind,
        undefined,
      ]);
      expect([kind, ours.body.includes("{days}")]).toEqual([kind, tellsDays(kind)]);
      expect([kind, ours.subject.includes("{number}")]).toEqual([kind, isDocumentKind(kind)]);
    }
  });
});

const t = translatorOf("en");
const ours = { subject: "Ours", body: ["Ours."] };
const known = fc.constantFrom(...placeholdersOf("payment_due_7"));

test("whatever the values are, each placeholder is filled in once and nothing else changes", () => {
  const piece = fc.oneof(
    known.map((name) => ({ name })),
    fc.string().map((text) => ({ text: text.replace(/[{}\s]/g, "") })),
  );
  const values = fc.dictionary(
    known,
    fc.oneof(
      known.map((name) => `{${name}}`),
      fc.string(),
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { minLength: 1 }), values, (pieces, values) => {
      const write = (of: (name: string) => string) =>
        pieces.map((one) => ("name" in one ? of(one.name) : one.text)).join("");
      const subject = write((name) => `{${name}}`);
      const filled = write((name) => values[name as keyof typeof values] ?? `{${name}}`);
      const said = inOwnWords(t, { words: { subject, body: "" }, values }, ours);
      expect(said).toEqual({ subject: subject ? filled : "Ours", body: ["Ours."] });
    }),
  );
});
