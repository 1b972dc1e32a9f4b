import type { Page } from "@playwright/test";
import * as paths from "@/lib/paths";
import { pngFile } from "../tests/contract/files";
import { toPickedFile } from "./picked-file";

/** A screen: a page, or what it shows after a press on the first button or link of that name. */
export type Screen = {
  name: string;
  path: string;
  press?: { role: "button" | "link"; name: string | RegExp };
  /** For what a press alone cannot do. */
  act?: (page: Page) => Promise<void>;
};

/** Cards that are hard to lay out, by what is hard about them. */
export type Cards = Record<string, string>;

const button = (name: string | RegExp) => ({ role: "button" as const, name });

export function visitorScreens(cards: Cards): Screen[] {
  return [
    { name: "landing", path: paths.home },
    { name: "sign-up", path: paths.signUp },
    { name: "sign-up-sent", path: paths.signUpOutcome("thanks") },
    { name: "unsubscribe", path: paths.unsubscribe("leads-1-token") },
    { name: "unsubscribe-done", path: paths.unsubscribe("done") },
    { name: "login", path: paths.login() },
    { name: "login-refused", path: paths.login(), press: button("Sign in") },
    { name: "forgot-password", path: paths.forgotPassword },
    { name: "reset-password-ended", path: paths.resetPassword },
    { name: "card-demo", path: paths.demoCard() },
    { name: "card-share", path: paths.demoCard(), press: { role: "link", name: /^Share$/ } },
    { name: "card-product", path: paths.demoCard(), press: { role: "link", name: "Terracotta vase" } },
    { name: "card-lightbox", path: paths.demoCard(), act: openPicture },
    ...Object.entries(cards).map(([name, slug]) => ({ name: `card-${name}`, path: paths.card({ slug }) })),
    { name: "card-privacy", path: paths.cardPrivacy({ slug: paths.demoSlug }) },
    { name: "card-review", path: paths.form({ slug: paths.demoSlug }, "review") },
    { name: "card-review-sent", path: paths.formOutcome({ slug: paths.demoSlug }, "review", "thanks") },
    { name: "card-appointment", path: paths.form({ slug: paths.demoSlug }, "appointment") },
    { name: "card-unknown", path: "/no-such-company" },
    { name: "not-found", path: "/no/such/page" },
  ];
}

export const clientScreens: Screen[] = [
  { name: "client-home", path: paths.dashboard },
  { name: "client-step", path: paths.dashboard, act: (page) => openStep(page, "Look") },
  { name: "client-menu", path: paths.dashboard, press: button(/^User menu/) },
  { name: "client-notifications", path: paths.dashboard, press: button(/^Notifications/) },
  { name: "profile", path: paths.profile },
  { name: "profile-edit", path: paths.profileRoom("look"), press: button("Edit Profile"), act: showTemplates },
  { name: "profile-preview", path: paths.profile, press: button("Edit Profile"), act: openPreview },
  { name: "profile-color", path: paths.profileRoom("look"), press: button("Edit Profile"), act: writeColor },
  { name: "profile-crop", path: paths.profileRoom("look"), press: button("Edit Profile"), act: pickLogo },
  { name: "profile-leave", path: paths.profileRoom("about"), press: button("Edit Profile"), act: leaveUnsaved },
  { name: "profile-draft", path: paths.profileRoom("about"), press: button("Edit Profile"), act: restoreDraft },
  { name: "profile-hours", path: paths.profileRoom("hours"), press: button("Edit Profile") },
  { name: "account", path: paths.account },
  { name: "documents", path: paths.documents },
  { name: "documents-rename", path: paths.documents, press: button(/^Rename/) },
  { name: "documents-delete", path: paths.documents, press: button(/^Delete/) },
  { name: "documents-none-found", path: `${paths.documents}?search=nothing-like-it` },
  { name: "products", path: paths.products },
  { name: "products-create", path: paths.products, press: button("Create product") },
  { name: "products-edit", path: paths.products, press: button(/^Edit/) },
  { name: "products-menu", path: paths.products, press: button(/^More for/) },
  { name: "products-order", path: paths.products, press: button("Change order") },
  { name: "videos", path: paths.videos },
  { name: "videos-add", path: paths.videos, press: button("Add video") },
  { name: "banners", path: paths.banners },
  { name: "banners-edit", path: paths.banners, press: button(/^Edit/) },
  { name: "people", path: paths.people },
  { name: "people-edit", path: paths.people, press: button(/^Edit/) },
  { name: "share", path: paths.share },
  { name: "notification-settings", path: paths.notifications },
  { name: "preview", path: paths.preview },
  { name: "leads", path: paths.leads },
  { name: "lead", path: paths.leads, act: openFirstLead },
  { name: "share-code", path: paths.dashboard, press: button("QR code") },
  { name: "products-import", path: paths.importProducts },
  { name: "appointments", path: paths.appointments },
  { name: "feedback", path: paths.feedback },
  { name: "visitor-data", path: paths.visitorData },
  { name: "visitor-data-none", path: paths.visitorData, act: findNobody },
  { name: "analytics", path: paths.analytics },
  { name: "dashboard-unknown", path: "/dashboard/no-such-screen" },
];

export const newClientScreens: Screen[] = [
  { name: "client-home-empty", path: paths.dashboard },
  { name: "profile-empty", path: paths.profile },
  { name: "documents-empty", path: paths.documents },
  { name: "documents-upload", path: paths.documents, press: button("Upload document") },
  { name: "products-empty", path: paths.products },
  { name: "videos-empty", path: paths.videos },
  { name: "analytics-empty", path: paths.analytics },
  { name: "people-empty", path: paths.people },
  { name: "people-add", path: paths.people, press: button("Add person") },
  { name: "banners-empty", path: paths.banners },
  { name: "leads-empty", path: paths.leads },
  { name: "appointments-empty", path: paths.appointments },
  { name: "feedback-empty", path: paths.feedback },
  { name: "share-empty", path: paths.share },
  { name: "banners-create", path: paths.banners, press: button("Create Banner") },
];

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

export function administratorScreens(clientId: number): Screen[] {
  return [
    { name: "admin-home", path: paths.dashboard },
    { name: "admin-step", path: paths.dashboard, act: (page) => openStep(page, "Colour") },
    { name: "admin-profile", path: paths.profile },
    { name: "site", path: paths.siteSettings },
    { name: "site-contact", path: paths.siteSettings, press: button(/^Contact/) },
    { name: "clients", path: paths.clients },
    { name: "clients-none-found", path: `${paths.clients}?search=nobody-is-called-this` },
    { name: "clients-delete", path: paths.clients, press: button(/^Delete/) },
    { name: "sign-ups", path: paths.signUps },
    { name: "administrators", path: paths.administrators },
    { name: "administrators-invite", path: paths.administrators, press: button("Invite administrator") },
    { name: "audit", path: paths.audit },
    { name: "status", path: paths.status },
    { name: "sign-ups-accept", path: paths.signUps, press: button(/^Create client/) },
    { name: "clients-deleted", path: paths.deletedClients },
    { name: "import", path: paths.importClients },
    { name: "import-refused", path: paths.importClients, act: (page) => pickClients(page, "Name,Town\nAsha,Pune\n") },
    { name: "import-preview", path: paths.importClients, act: (page) => pickClients(page, clientFile) },
    { name: "import-done", path: paths.importClients, act: importClients },
    { name: "new-client", path: paths.newClient },
    { name: "new-client-refused", path: paths.newClient, press: button("Create client") },
    { name: "client", path: paths.client(clientId) },
    { name: "analytics-all", path: paths.analytics },
    { name: "analytics-client", path: paths.analyticsOf({ client: clientId }) },
    { name: "client-missing", path: paths.client(999_999) },
    { name: "client-edit", path: paths.editClient(clientId) },
    { name: "client-password", path: paths.changeClientPassword(clientId) },
    { name: "client-reset-link", path: paths.changeClientPassword(clientId), press: button("Make a reset link") },
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
async function openStep(page: Page, name: string): Promise<void> {
  const step = page.getByRole("button", { name: new RegExp(`^(Done|To do): ${name}`) });
  if ((await step.count()) === 0) await page.getByRole("button", { name: /^Show \d+ done/ }).click();
  await step.click();
}

async function openPicture(page: Page): Promise<void> {
  await page.locator("a[data-lightbox]").first().click();
}

async function openFirstLead(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("listitem").first().getByRole("link").first().click();
  await page.waitForURL(/leads\/\d+/);
}

async function findNobody(page: Page): Promise<void> {
  await page.getByLabel("Email or phone number").fill("nobody@example.com");
  await page.getByRole("button", { name: "Find" }).click();
  await page.getByRole("heading", { name: /^Nothing from/ }).waitFor();
}

async function showTemplates(page: Page): Promise<void> {
  // Pictures are drawn when scrolled to.
  await page.getByRole("radiogroup", { name: "Design" }).scrollIntoViewIfNeeded();
  await page.getByTitle("Design 5").waitFor();
}

async function openPreview(page: Page): Promise<void> {
  const preview = page.getByRole("button", { name: "Preview" });
  if (await preview.isVisible()) await preview.click();
}

async function writeColor(page: Page): Promise<void> {
  await page.getByRole("textbox", { name: "Brand colour", exact: true }).fill("#ffee58");
}

async function pickLogo(page: Page): Promise<void> {
  const file = await toPickedFile(await pngFile("wide.png", 1800, 1200));
  await page.getByLabel("Company logo").setInputFiles(file);
  await page.getByLabel("Zoom").waitFor();
}

async function leaveUnsaved(page: Page): Promise<void> {
  await page.getByLabel("About us").fill("Half a sentence");
  await page.getByRole("button", { name: /^User menu/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await page.getByRole("alertdialog").waitFor();
}

/** A session that only the server considers ended: the sign-in page sends its owner straight back. */
async function restoreDraft(page: Page): Promise<void> {
  await page.getByLabel("About us").fill("Half a sentence");
  await page.route("**/api/client/profile/crud/", (route) => route.fulfill({ status: 401, json: {} }));
  await page.getByRole("button", { name: "Save Changes" }).click();
  await page.getByText("We kept what you typed").waitFor();
}

async function pickClients(page: Page, content: string): Promise<void> {
  const file = { name: "clients.csv", mimeType: "text/csv", buffer: Buffer.from(content) };
  await page.getByLabel("CSV file").setInputFiles(file);
  await page.getByRole("table").or(page.getByRole("alert")).first().waitFor();
}

async function importClients(page: Page): Promise<void> {
  const rows = `company_name,email\nLakshmi Stores,lakshmi-${Date.now()}@example.com\nKiran Tailors,nonsense\n`;
  await pickClients(page, rows);
  await page.getByRole("button", { name: /^Import 1/ }).click();
  await page.getByRole("button", { name: "Download result" }).waitFor();
}
