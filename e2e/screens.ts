import type { Page } from "@playwright/test";
import type { CardAddress } from "@/lib/contract/paths";
import type { Key } from "@/lib/i18n/messages";
import type { T } from "@/lib/i18n/translator";
import * as paths from "@/lib/paths";
import type { FormOutcome } from "@/lib/web/forms/form-outcome";
import type { VisitorForm } from "@/lib/web/forms/visitor-forms";
import { pngFile } from "../tests/contract/files";
import { nameOf } from "./name-of";
import { toPickedFile } from "./picked-file";

/** A screen: a page, or what it shows after a press on the first button or link of that name. */
export type Screen = {
  name: string;
  path: string;
  press?: { role: "button" | "link"; name: string | RegExp };
  /** For what a press alone cannot do. */
  act?: (page: Page) => Promise<void>;
};

const button = (name: string | RegExp) => ({ role: "button" as const, name });

/** A card, and the product whose page is looked at. */
type Named = { id: number; slug?: string; name: string };
export type ShownCard = CardAddress & { product: Named; person: Named };

/** The site's own pages, and the sign-in. */
export function siteScreens(t: T): Screen[] {
  const at = (path: string) => paths.inLanguage(t.language, path);
  return [
    { name: "landing", path: at(paths.home) },
    { name: "sign-up", path: at(paths.signUp) },
    { name: "sign-up-sent", path: at(paths.signUpOutcome("thanks")) },
    { name: "sign-up-refused", path: at(paths.signUpOutcome("check")) },
    { name: "privacy-policy", path: at(paths.privacyPolicy) },
    { name: "terms-policy", path: at(paths.termsPolicy) },
    { name: "refund-policy", path: at(paths.refundPolicy) },
    { name: "shipping-policy", path: at(paths.shippingPolicy) },
    { name: "unsubscribe", path: at(paths.unsubscribe("leads-1-token")) },
    { name: "unsubscribe-done", path: at(paths.unsubscribe("done")) },
    { name: "login", path: paths.login() },
    { name: "login-refused", path: paths.login(), press: button(t("login.form.submit")) },
    { name: "forgot-password", path: paths.forgotPassword },
    { name: "reset-password-ended", path: paths.resetPassword },
    { name: "join-ended", path: paths.join("no-such-token") },
    { name: "not-found", path: "/no/such/page" },
  ];
}

/** All that visitors see of a card. */
export function cardScreens(t: T, card: ShownCard): Screen[] {
  const outcome = (kind: VisitorForm, end: FormOutcome) => ({
    name: `card-${kind}-${end}`,
    path: paths.formOutcome(card, kind, end),
  });
  return [
    { name: "card", path: paths.card(card) },
    { name: "card-share", path: paths.card(card), press: { role: "link", name: t("card.save.share") } },
    { name: "card-product-sheet", path: paths.card(card), press: { role: "link", name: card.product.name } },
    { name: "card-lightbox", path: paths.card(card), act: openPicture },
    { name: "card-product", path: paths.product(card, card.product) },
    { name: "card-product-missing", path: paths.product(card, { id: 999_999 }) },
    { name: "card-person", path: paths.person(card, card.person) },
    { name: "card-person-missing", path: paths.person(card, { id: 999_999 }) },
    { name: "card-category-missing", path: paths.category(card, "no-such-category") },
    { name: "card-privacy", path: paths.cardPrivacy(card) },
    ...visitorForms.map((kind) => ({ name: `card-${kind}`, path: paths.form(card, kind) })),
    ...visitorForms.map((kind) => outcome(kind, "thanks")),
    outcome("review", "links"),
    outcome("appointment", "taken"),
    { name: "card-unknown", path: paths.card({ slug: "no-such-company", language: t.language }) },
  ];
}

const visitorForms = ["review", "contact", "order", "appointment"] as const;

export function clientScreens(t: T): Screen[] {
  const edit = button(t("profile.edit.action"));
  const room = (name: string, path: string, act?: Screen["act"]) => ({ name, path, press: edit, ...(act && { act }) });
  const withT = (act: (page: Page, t: T) => Promise<void>) => (page: Page) => act(page, t);
  return [
    { name: "client-home", path: paths.dashboard },
    { name: "client-step", path: paths.dashboard, act: (page) => openStep(page, t, "overview.steps.look.title") },
    { name: "client-menu", path: paths.dashboard, press: button(nameOf(t, "dashboard.user.menu", ["email"])) },
    { name: "client-notifications", path: paths.dashboard, press: button(nameOf(t, "dashboard.bell.label")) },
    { name: "profile", path: paths.profile },
    room("profile-edit", paths.profileRoom("look"), withT(showTemplates)),
    room("profile-preview", paths.profile, withT(openPreview)),
    room("profile-color", paths.profileRoom("look"), withT(writeColor)),
    room("profile-crop", paths.profileRoom("look"), withT(pickLogo)),
    room("profile-leave", paths.profileRoom("about"), withT(leaveUnsaved)),
    room("profile-draft", paths.profileRoom("about"), withT(restoreDraft)),
    room("profile-hours", paths.profileRoom("hours")),
    { name: "account", path: paths.account },
    { name: "pay", path: paths.pay },
    { name: "documents", path: paths.documents },
    { name: "documents-rename", path: paths.documents, press: button(nameOf(t, "documents.rename.item", ["name"])) },
    { name: "documents-delete", path: paths.documents, press: button(nameOf(t, "common.delete.title", ["name"])) },
    { name: "documents-none-found", path: `${paths.documents}?search=nothing-like-it` },
    { name: "products", path: paths.products },
    { name: "products-create", path: paths.products, press: button(t("products.create.action")) },
    { name: "products-edit", path: paths.products, press: button(nameOf(t, "products.row.editItem", ["name"])) },
    { name: "products-menu", path: paths.products, press: button(nameOf(t, "common.content.moreOf", ["name"])) },
    { name: "products-order", path: paths.products, press: button(t("products.list.order")) },
    { name: "videos", path: paths.videos },
    { name: "videos-add", path: paths.videos, press: button(t("videos.add.action")) },
    { name: "banners", path: paths.banners },
    { name: "banners-edit", path: paths.banners, press: button(nameOf(t, "banners.edit.item", ["name"])) },
    { name: "people", path: paths.people },
    { name: "people-edit", path: paths.people, press: button(nameOf(t, "people.edit.item", ["name"])) },
    { name: "people-print", path: paths.people, press: button(t("people.print.action")) },
    { name: "share", path: paths.share },
    { name: "notification-settings", path: paths.notifications },
    { name: "preview", path: paths.preview },
    { name: "leads", path: paths.leads },
    { name: "lead", path: paths.leads, act: openFirstLead },
    { name: "share-code", path: paths.dashboard, press: button(t("share.ways.code")) },
    { name: "products-import", path: paths.importProducts },
    { name: "appointments", path: paths.appointments },
    { name: "feedback", path: paths.feedback },
    { name: "visitor-data", path: paths.visitorData },
    { name: "visitor-data-none", path: paths.visitorData, act: withT(findNobody) },
    { name: "analytics", path: paths.analytics },
    { name: "dashboard-unknown", path: "/dashboard/no-such-screen" },
  ];
}

export function newClientScreens(t: T): Screen[] {
  return [
    { name: "client-home-empty", path: paths.dashboard },
    { name: "profile-empty", path: paths.profile },
    { name: "documents-empty", path: paths.documents },
    { name: "documents-upload", path: paths.documents, press: button(t("documents.upload.action")) },
    { name: "products-empty", path: paths.products },
    { name: "videos-empty", path: paths.videos },
    { name: "analytics-empty", path: paths.analytics },
    { name: "people-empty", path: paths.people },
    { name: "people-add", path: paths.people, press: button(t("people.add.action")) },
    { name: "banners-empty", path: paths.banners },
    { name: "leads-empty", path: paths.leads },
    { name: "appointments-empty", path: paths.appointments },
    { name: "feedback-empty", path: paths.feedback },
    { name: "share-empty", path: paths.share },
    { name: "banners-create", path: paths.banners, press: button(t("banners.create.action")) },
  ];
}

/** The screens most easily broken by other scripts or long words. */
export const strainedScreens = (company: string): Screen[] =>
  [
    { name: "home", path: paths.dashboard },
    { name: "profile", path: paths.profile },
    { name: "account", path: paths.account },
    { name: "products", path: paths.products },
    { name: "documents", path: paths.documents },
    { name: "people", path: paths.people },
    { name: "leads", path: paths.leads },
    { name: "feedback", path: paths.feedback },
    { name: "appointments", path: paths.appointments },
    { name: "share", path: paths.share },
    { name: "analytics", path: paths.analytics },
  ].map(({ name, path }) => ({ name: `${name}-${company}`, path }));

export function administratorScreens(t: T, clientId: number): Screen[] {
  const refused = "Name,Town\nAsha,Pune\n";
  return [
    { name: "admin-home", path: paths.dashboard },
    { name: "admin-step", path: paths.dashboard, act: (page) => openStep(page, t, "site.color.title") },
    { name: "admin-profile", path: paths.profile },
    { name: "site", path: paths.siteSettings },
    { name: "site-contact", path: paths.siteSettings, press: button(nameOf(t, "site.contact.title")) },
    { name: "clients", path: paths.clients },
    { name: "clients-none-found", path: `${paths.clients}?search=nobody-is-called-this` },
    { name: "clients-choosing", path: paths.clients, press: button(t("clients.list.choose")) },
    { name: "clients-delete", path: paths.clients, press: button(nameOf(t, "common.delete.title", ["name"])) },
    { name: "plans-empty", path: paths.plans },
    { name: "plans-add", path: paths.plans, press: button(t("plans.add")) },
    { name: "announcements-empty", path: paths.announcements },
    { name: "announcements-add", path: paths.announcements, press: button(t("announcements.addNews")) },
    { name: "maintenance-add", path: paths.announcements, press: button(t("announcements.addMaintenance")) },
    { name: "mail-texts", path: paths.mailTexts },
    { name: "payments-empty", path: paths.payments },
    { name: "invoices-empty", path: paths.invoices },
    { name: "payments-statement", path: paths.bankStatement },
    { name: "payment-settings", path: paths.paymentSettings },
    { name: "payment-terms-add", path: paths.paymentSettings, press: button(t("billing.terms.add")) },
    { name: "sign-ups", path: paths.signUps },
    { name: "administrators", path: paths.administrators },
    { name: "administrators-invite", path: paths.administrators, press: button(t("administrators.invite.open")) },
    { name: "audit", path: paths.audit },
    { name: "status", path: paths.status },
    { name: "sign-ups-accept", path: paths.signUps, press: button(nameOf(t, "sign-ups.accept.action", ["company"])) },
    { name: "clients-deleted", path: paths.deletedClients },
    { name: "import", path: paths.importClients },
    { name: "import-refused", path: paths.importClients, act: (page) => pickClients(page, t, refused) },
    { name: "import-preview", path: paths.importClients, act: (page) => pickClients(page, t, clientFile) },
    { name: "import-done", path: paths.importClients, act: (page) => importClients(page, t) },
    { name: "new-client", path: paths.newClient },
    { name: "new-client-refused", path: paths.newClient, press: button(t("clients.new.submit")) },
    { name: "client", path: paths.client(clientId) },
    { name: "analytics-all", path: paths.analytics },
    { name: "analytics-client", path: paths.analyticsOf({ client: clientId }) },
    { name: "client-missing", path: paths.client(999_999) },
    { name: "client-edit", path: paths.editClient(clientId) },
    { name: "client-password", path: paths.changeClientPassword(clientId) },
    {
      name: "client-reset-link",
      path: paths.changeClientPassword(clientId),
      press: button(t("account.resetLink.make")),
    },
  ];
}

/** Rows with every outcome, and one too long for its column. */
const clientFile = [
  "company_name,email,phone,password,status",
  "लक्ष्मी स्टोर्स,lakshmi@example.com,+91 98200 11223,,Active",
  "Wholesale Association of Hand-Woven Textile Exporters,office.of.the.secretary@wholesale-textile-exporters.example.com,,,",
  "Kiran Tailors,nonsense,,short,",
  "Namaskard Demo,demo@namaskard.example,,,",
].join("\n");

/** Finished items are folded. */
async function openStep(page: Page, t: T, title: Key): Promise<void> {
  const states = [t("overview.guide.isDone"), t("overview.guide.isToDo")];
  const step = page.getByRole("button", { name: new RegExp(`^(${states.join("|")}) ${t(title)}`) });
  if ((await step.count()) === 0)
    await page.getByRole("button", { name: nameOf(t, "overview.guide.showDone") }).click();
  await step.click();
}

async function openPicture(page: Page): Promise<void> {
  await page.locator("a[data-lightbox]").first().click();
}

async function openFirstLead(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click();
  await page.waitForURL(/leads\/\d+/);
}

async function findNobody(page: Page, t: T): Promise<void> {
  await page.getByLabel(t("visitor-data.contact")).fill("nobody@example.com");
  await page.getByRole("button", { name: t("visitor-data.find") }).click();
  await page.getByRole("heading", { name: nameOf(t, "visitor-data.none", ["contact"]) }).waitFor();
}

async function showTemplates(page: Page, t: T): Promise<void> {
  // Pictures are drawn when scrolled to.
  await page.getByRole("radiogroup", { name: t("profile.look.design") }).scrollIntoViewIfNeeded();
  await page.getByTitle(t("profile.look.picture", { number: "5" })).waitFor();
}

async function openPreview(page: Page, t: T): Promise<void> {
  const preview = page.getByRole("button", { name: t("profile.preview.action") });
  if (await preview.isVisible()) await preview.click();
}

async function writeColor(page: Page, t: T): Promise<void> {
  await page.getByRole("textbox", { name: t("profile.look.color.label"), exact: true }).fill("#ffee58");
}

async function pickLogo(page: Page, t: T): Promise<void> {
  const file = await toPickedFile(await pngFile("wide.png", 1800, 1200));
  await page.getByLabel(t("profile.look.logoField")).setInputFiles(file);
  await page.getByLabel(t("picture.crop.zoom")).waitFor();
}

async function leaveUnsaved(page: Page, t: T): Promise<void> {
  await page.getByRole("textbox", { name: t("profile.about.aboutUs"), exact: true }).fill("½");
  await page.getByRole("button", { name: nameOf(t, "dashboard.user.menu", ["email"]) }).click();
  await page.getByRole("menuitem", { name: t("dashboard.user.signOut") }).click();
  await page.getByRole("alertdialog").waitFor();
}

/** A session that only the server considers ended: the sign-in page sends its owner straight back. */
async function restoreDraft(page: Page, t: T): Promise<void> {
  await page.getByRole("textbox", { name: t("profile.about.aboutUs"), exact: true }).fill("½");
  await page.route("**/api/client/profile/crud/", (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("button", { name: t("profile.edit.save") }).click();
  await page.getByText(t("common.draft.kept")).waitFor();
}

async function pickClients(page: Page, t: T, content: string): Promise<void> {
  const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel(t("client-files.import.choose.file")).setInputFiles(file);
  await page.getByRole("table").or(page.getByRole("alert")).first().waitFor();
}

async function importClients(page: Page, t: T): Promise<void> {
  const rows = `company_name,email\nLakshmi Stores,lakshmi-${Date.now()}@example.com\nKiran Tailors,nonsense\n`;
  await pickClients(page, t, rows);
  await page.getByRole("button", { name: t("client-files.import.submit", { count: 1 }) }).click();
  await page.getByRole("button", { name: t("client-files.import.download") }).waitFor();
}
