import {
  accountPath,
  appointmentPath,
  type CardAddress,
  cardPath,
  homePath,
  inLanguage,
  joinPath,
  payPath,
  resetPath,
  screenInLanguage,
  unsubscribeFormPath,
  unsubscribePath,
} from "./contract/paths";
import { defaultLanguage, type Language } from "./i18n/languages";
import type { FormOutcome } from "./web/forms/form-outcome";
import type { VisitorForm } from "./web/forms/visitor-forms";

/** Why nobody was let in at the operator's sign-in service. */
export const oidcRefusals = ["unfinished", "unknown", "unverified", "inactive", "limited", "unavailable"] as const;
export type OidcRefusal = (typeof oidcRefusals)[number];

/*
 * Every address inside the site, so that no link is written by hand. Imported as `* as paths`; each is an export of its own,
 * so that browsers load none that only the server writes.
 */

export const home = homePath;
export const login = (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : "/login");
/** The sign-in page after a session has ended by itself, and where signing in leads back to. */
export const loginAfterSessionEnd = (next: string) => `/login?ended=session&next=${encodeURIComponent(next)}`;
/** The sign-in page after a link has set a new password. */
export const loginAfterReset = "/login?reset=done";
/** The same after signing out where the server could not end the session. */
export const loginAfterHalfSignOut = "/login?ended=here";
/** The same after the account was deleted. */
export const loginAfterDeletion = "/login?ended=account";
/** The same where the operator's sign-in service has let nobody in. */
export const loginAfterOidc = (refusal: OidcRefusal) => `/login?refused=${refusal}`;
/** Sends a browser to the operator's sign-in service. */
export const startOidc = (next: string) => `/api/auth/oidc?next=${encodeURIComponent(next)}`;
export const forgotPassword = "/forgot-password";
export const resetPassword = resetPath;
export const demo = "/demo";
export const signUp = "/signup";
/** Where a request for a card that was sent without script ends. */
export const signUpOutcome = (outcome: "thanks" | "check" | "later") => `/signup/${outcome}`;
/** Takes the sign-up form as a browser without script sends it. */
export const signUpForm = (language: Language) => `/api/sign-up?language=${language}`;
export const unsubscribe = unsubscribePath;
export const unsubscribeForm = (token: string, language: Language) =>
  `${unsubscribeFormPath(token)}?language=${language}`;
/** Where somebody joins a company's team. */
export const join = joinPath;
/** Its code, to be scanned. */
export const joinCode = (token: string) => `${joinPath(token)}/code.svg`;
export const dashboard = "/dashboard";
export const profile = "/dashboard/profile";
/** One part of it. */
export const profileRoom = (room: string) => `/dashboard/profile/${room}`;
export const account = accountPath;
/** What its client may have, and how that is paid. */
export const ownPlan = `${account}#plan`;
/** Where a client pays for its plan. */
export const pay = payPath;
export const clients = "/dashboard/clients";
/** Those on a plan; 0 are those without one. */
export const clientsOnPlan = (plan: number) => `${clients}?plan=${plan}`;
export const newClient = "/dashboard/clients/new";
export const importClients = "/dashboard/clients/import";
export const deletedClients = "/dashboard/clients/deleted";
export const client = (id: number) => `/dashboard/clients/${id}`;
export const editClient = (id: number) => `/dashboard/clients/${id}/edit`;
export const changeClientPassword = (id: number) => `/dashboard/clients/${id}/change-password`;
export const plans = "/dashboard/plans";
export const announcements = "/dashboard/announcements";
export const mailTexts = "/dashboard/mail-texts";
export const payments = "/dashboard/payments";
export const invoices = "/dashboard/payments/invoices";
export const invoice = (id: number) => `${invoices}/${id}`;
/** Finds payments in a bank's statement. */
export const bankStatement = "/dashboard/payments/statement";
export const paymentSettings = "/dashboard/payments/settings";
export const signUps = "/dashboard/sign-ups";
export const siteSettings = "/dashboard/site";
export const administrators = "/dashboard/administrators";
export const audit = "/dashboard/audit";
export const status = "/dashboard/status";
export const documents = "/dashboard/documents";
/** The same with its dialog open; see `useOpenByAddress`. */
export const newDocument = "/dashboard/documents?new";
export const products = "/dashboard/products";
export const importProducts = "/dashboard/products/import";
export const newProduct = "/dashboard/products?new";
export const videos = "/dashboard/videos";
export const newVideo = "/dashboard/videos?new";
export const banners = "/dashboard/banners";
export const people = "/dashboard/people";
/** Who joins the company's team, and how. */
export const invitePeople = "/dashboard/people/invite";
/** The card of the person that is one's own. */
export const myCard = "/dashboard/my-card";
export const share = "/dashboard/share";
export const preview = "/dashboard/preview";
export const leads = "/dashboard/leads";
export const lead = (id: number) => `/dashboard/leads/${id}`;
export const appointments = "/dashboard/appointments";
export const feedback = "/dashboard/feedback";
export const visitorData = "/dashboard/visitor-data";
export const analytics = "/dashboard/analytics";
/** The figures of some days and, for administrators, of one client. */
export const analyticsOf = (query: { client?: number; period?: string; from?: string; to?: string }) => {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `/dashboard/analytics?${new URLSearchParams(given)}` : analytics;
};
export const notifications = "/dashboard/notifications";
export type { CardAddress };
/** Where a form stands, and the person from whose card it was opened: it is theirs, and leads back there. */
export type FormAddress = CardAddress & { person?: PersonAddress & { name?: string } };

/** What a card has in one language alone: its contact file, its codes, its icons. */
const cardFiles = ({ slug }: CardAddress) => cardPath({ slug });
export const card = cardPath;
/** The same page as an app on a home screen has it: all of the card is below this path, and no other card. */
export const cardApp = (at: CardAddress) => `${cardFiles(at)}/`;
/** The picture of a link preview for the site's own pages; `assets` is no company's address. */
export const sitePreview = (language: Language) => `/assets/${language}/preview.jpg`;
/** The page that stands for every address which is none. */
export const notFound = "/assets/not-found";
/** A subject's messages in a language, parsed; kept for ever under their version. */
export const messages = (language: string, version: string, subject: string) =>
  `/assets/messages/${language}/${version}/${subject}.json`;
/** The mark of the site's own pages. */
export const siteIcon = "/icon.png";
export const demoContactFile = "/demo/contact.vcf";
export const refundPolicy = "/policies/refunds";
export const privacyPolicy = "/policies/privacy";
export const shippingPolicy = "/policies/shipping";
export const termsPolicy = "/policies/terms";
export const sitemap = "/sitemap.xml";
/** One file that the sitemap names, by its name without the ending. */
export const sitemapPart = (part: string) => `/sitemap/${part}.xml`;
/** The company that the first start makes, and its card for a reader of that language. */
export const demoSlug = "namaskard-demo";
export const demoCard = (read: Language = defaultLanguage) =>
  card({ slug: demoSlug, language: read === defaultLanguage ? undefined : read });
export const contactFile = (at: CardAddress) => `${cardFiles(at)}/contact.vcf`;
/** All people of a company, or those that a visitor asked for. */
export const companyPeople = (at: CardAddress, asked: { search?: string; branch?: number; page?: number } = {}) => {
  const { search = "", branch, page = 1 } = asked;
  const query = new URLSearchParams({
    ...(search && { search }),
    ...(branch && { branch: String(branch) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `${card(at)}/people${query.size > 0 ? `?${query}` : ""}`;
};
export type PersonAddress = { id: number; slug?: string | undefined; handle?: string | undefined };
/** Below it are a person's files, for good; of one whose provider makes no addresses, by the id. */
const personFiles = (at: CardAddress, { id, slug }: PersonAddress) =>
  `${card(at)}/people/${encodeURIComponent(slug ?? id)}`;
/** The card of one of a company's people: at their short address where they have one. */
export const person = (at: CardAddress, shown: PersonAddress) =>
  shown.handle ? `${card(at)}/${encodeURIComponent(shown.handle)}` : personFiles(at, shown);
/** The line on it that says who looks after those who come by somebody else's address; it shows where it is the target. */
export const successorLine = "now";
/** The same with that line. */
export const successor = (at: CardAddress, shown: PersonAddress) => `${person(at, shown)}#${successorLine}`;
export const personPreview = (at: CardAddress, shown: PersonAddress) => `${personFiles(at, shown)}/preview.jpg`;
export const personPrintSheet = (at: CardAddress, shown: PersonAddress) => `${personFiles(at, shown)}/print.pdf`;
export const personManifest = (at: CardAddress, shown: PersonAddress) =>
  `${personFiles(at, shown)}/manifest.webmanifest`;
export const personIcon = (at: CardAddress, shown: PersonAddress, kind: IconKind) =>
  `${personFiles({ slug: at.slug }, shown)}/${kind}.png`;
/** The code of a person's card. */
export const personCode = (at: CardAddress, shown: PersonAddress, kind: "svg" | "png") =>
  `${personFiles({ slug: at.slug }, shown)}/qr-logo.${kind}`;
/** A person as a contact file. */
export const personFile = (at: CardAddress, shown: PersonAddress) => `${personFiles({ slug: at.slug }, shown)}.vcf`;
export const previewPicture = (at: CardAddress) => `${card(at)}/preview.jpg`;
export const qrCode = (at: CardAddress, kind: "svg" | "png", isMarked = false) =>
  `${cardFiles(at)}/qr${isMarked ? "-logo" : ""}.${kind}`;
/** The code to pay a company by UPI; the card's script asks for it with an amount. */
export const upiCode = (at: CardAddress) => `${cardFiles(at)}/upi.svg`;
export const printSheet = (at: CardAddress) => `${card(at)}/print.pdf`;
export const cardManifest = (at: CardAddress) => `${card(at)}/manifest.webmanifest`;
export type IconKind = "icon-192" | "icon-512" | "icon-maskable" | "apple-touch-icon";
export const cardIcon = (at: CardAddress, kind: IconKind) => `${cardFiles(at)}/${kind}.png`;
/** The page of a product; of one whose provider makes no addresses, by its id. */
export const product = (at: CardAddress, shown: { id: number; slug?: string }) =>
  `${card(at)}/p/${encodeURIComponent(shown.slug ?? shown.id)}`;
export const productPreview = (at: CardAddress, shown: { id: number; slug?: string }) =>
  `${product({ slug: at.slug }, shown)}/preview.jpg`;
/** The page of a category, by what its provider calls it in addresses. */
export const category = (at: CardAddress, name: string) => `${card(at)}/c/${encodeURIComponent(name)}`;
export const categoryPreview = (at: CardAddress, name: string) => `${category({ slug: at.slug }, name)}/preview.jpg`;
export const cardPrivacy = (at: CardAddress) => `${card(at)}/privacy`;
/** Where a typed number becomes a chat with it. */
export const sendCard = (at: CardAddress) => `${card(at)}/send`;
/** The field of its form, and of visitors' forms, that says whose card it is, where it is a person's: the id. */
export const sentPerson = "person";
/** The same with the number. */
export const sendCardTo = (at: CardAddress, phone: string) => `${sendCard(at)}?phone=${encodeURIComponent(phone)}`;
/** The card on which a visitor is: the company's or, where the address names one, a person's. */
export const shownCard = ({ person: shown, ...at }: FormAddress) => (shown ? person(at, shown) : card(at));
const withQuery = (path: string, given: Record<string, string | number | undefined>) => {
  const query = new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
  return query.size > 0 ? `${path}?${query}` : path;
};
/** A review is always the company's. */
const personOf = ({ person }: FormAddress, kind: VisitorForm) => ({
  [sentPerson]: kind === "review" ? undefined : person?.id,
});
/** A form that visitors fill in, as a page of its own; `given` is what it begins with. */
export const form = (at: FormAddress, kind: VisitorForm, given: Record<string, string | number | undefined> = {}) =>
  withQuery(`${card(at)}/${kind}`, { ...given, ...personOf(at, kind) });
/** Takes that form as a browser without script sends it; in which language that leads back, where the bare address has another. */
export const takeForm = (at: FormAddress, kind: VisitorForm) =>
  withQuery(`/api/forms${cardFiles(at)}/${kind}`, { language: at.language, ...personOf(at, kind) });
/** Where a form that was sent without script ends. */
export const formOutcome = (
  at: FormAddress,
  kind: VisitorForm,
  outcome: FormOutcome,
  given: Record<string, string> = {},
) => withQuery(`${card(at)}/${kind}/${outcome}`, { ...given, ...personOf(at, kind) });
/** A step towards an appointment: the service, its day, and the start on it; `taken` says that another was too late. */
export const pickAppointment = (
  at: FormAddress,
  picked: { service?: string; day?: string; start?: string; taken?: "1" },
) => form(at, "appointment", picked);
/** The visitor's own page of an appointment. */
export const appointment = (at: CardAddress, token: string) => appointmentPath({ ...at, token });
/** The same as a file for a calendar. */
export const appointmentFile = (at: CardAddress, token: string) => `${appointment(at, token)}/calendar.ics`;
/** Takes that it is cancelled, as a browser without script sends it. */
export const withdrawAppointment = (at: CardAddress, token: string) =>
  withQuery(`/api/forms${appointment({ slug: at.slug }, token)}`, { language: at.language });
/** The form in which a product is asked about. */
export const askAbout = (at: FormAddress, product: number) => form(at, "contact", { product });
/** The form of an order that begins with a product. */
export const orderOf = (at: FormAddress, product: number) => form(at, "order", { product });
/** Where an order that was sent without script ends; `ordered` is from `writeOrdered`. */
export const orderSent = (at: FormAddress, ordered: string) => formOutcome(at, "order", "thanks", { items: ordered });
/** The site's own pages that there are in every language, by their first segment. */
export const translatedPages: readonly string[] = ["signup", "policies", "unsubscribe"];
export { inLanguage, screenInLanguage };
/** The browser's proxy to an API path of the contract. */
export const api = (path: string) => `/api${path}`;

/** Only an address inside the site may be gone to after signing in. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\s]*$/.test(next)) return dashboard;
  // Dot segments can leave a path that starts with two slashes, which browsers take for another host.
  const { pathname, search, hash } = new URL(next, "http://site");
  return pathname.startsWith("//") ? dashboard : pathname + search + hash;
}

/** A path segment as a person would write it; one that is wrongly encoded stays as it came. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
