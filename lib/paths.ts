import { accountPath } from "./contract/account-path";
import { appointmentPath } from "./contract/appointment-path";
import { resetPath } from "./contract/reset-path";
import type { FormOutcome } from "./forms/form-outcome";
import type { VisitorForm } from "./forms/visitor-forms";

/** Why nobody was let in at the operator's sign-in service. */
export const oidcRefusals = ["unfinished", "unknown", "inactive", "limited", "unavailable"] as const;
export type OidcRefusal = (typeof oidcRefusals)[number];

/** Every address inside the site, so that no link is written by hand. */
export const paths = {
  home: "/",
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  /** The sign-in page after a link has set a new password. */
  loginAfterReset: "/login?reset=done",
  /** The same after signing out where the server could not end the session. */
  loginAfterHalfSignOut: "/login?ended=here",
  /** The same where the operator's sign-in service has let nobody in. */
  loginAfterOidc: (refusal: OidcRefusal) => `/login?refused=${refusal}`,
  /** Sends a browser to the operator's sign-in service. */
  startOidc: (next: string) => `/api/auth/oidc?next=${encodeURIComponent(next)}`,
  forgotPassword: "/forgot-password",
  resetPassword: resetPath,
  demo: "/demo",
  signUp: "/signup",
  /** Where a request for a card that was sent without script ends. */
  signUpOutcome: (outcome: "thanks" | "check" | "later") => `/signup/${outcome}`,
  /** Takes the sign-up form as a browser without script sends it. */
  signUpForm: "/api/sign-up",
  /** Takes a mail's link to get no more of such mails, or says what came of it. */
  unsubscribe: (step: string) => `/unsubscribe/${encodeURIComponent(step)}`,
  /** Takes that answer, from the page above and from programs for mail. */
  unsubscribeForm: (token: string) => `/api/unsubscribe/${encodeURIComponent(token)}`,
  dashboard: "/dashboard",
  profile: "/dashboard/profile",
  /** One part of it. */
  profileRoom: (room: string) => `/dashboard/profile/${room}`,
  account: accountPath,
  clients: "/dashboard/clients",
  newClient: "/dashboard/clients/new",
  importClients: "/dashboard/clients/import",
  client: (id: number) => `/dashboard/clients/${id}`,
  editClient: (id: number) => `/dashboard/clients/${id}/edit`,
  changeClientPassword: (id: number) => `/dashboard/clients/${id}/change-password`,
  signUps: "/dashboard/sign-ups",
  siteSettings: "/dashboard/site",
  audit: "/dashboard/audit",
  status: "/dashboard/status",
  documents: "/dashboard/documents",
  /** The same with its dialog open; see `useOpenByAddress`. */
  newDocument: "/dashboard/documents?new",
  products: "/dashboard/products",
  importProducts: "/dashboard/products/import",
  newProduct: "/dashboard/products?new",
  videos: "/dashboard/videos",
  newVideo: "/dashboard/videos?new",
  banners: "/dashboard/banners",
  people: "/dashboard/people",
  share: "/dashboard/share",
  preview: "/dashboard/preview",
  leads: "/dashboard/leads",
  lead: (id: number) => `/dashboard/leads/${id}`,
  appointments: "/dashboard/appointments",
  feedback: "/dashboard/feedback",
  visitorData: "/dashboard/visitor-data",
  analytics: "/dashboard/analytics",
  /** The figures of some days and, for administrators, of one client. */
  analyticsOf: (query: { client?: number; period?: string; from?: string; to?: string }) => {
    const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
    return given.length > 0 ? `/dashboard/analytics?${new URLSearchParams(given)}` : paths.analytics;
  },
  notifications: "/dashboard/notifications",
  card: (slug: string) => `/${encodeURIComponent(slug)}`,
  /** The picture of a link preview for the site's own pages; `assets` is no company's address. */
  sitePreview: "/assets/preview.jpg",
  /** The mark of the site's own pages. */
  siteIcon: "/icon.png",
  demoContactFile: "/demo/contact.vcf",
  refundPolicy: "/policies/refunds",
  privacyPolicy: "/policies/privacy",
  shippingPolicy: "/policies/shipping",
  termsPolicy: "/policies/terms",
  sitemap: "/sitemap.xml",
  /** One file that the sitemap names, by its name without the ending. */
  sitemapPart: (part: string) => `/sitemap/${part}.xml`,
  /** The card of the company that the first start makes. */
  demoCard: "/namaskard-demo",
  contactFile: (slug: string) => `/${encodeURIComponent(slug)}/contact.vcf`,
  /** A person as a contact file; of one whose provider makes no addresses, by the id. */
  personFile: (slug: string, person: { id: number; slug?: string }) =>
    `/${encodeURIComponent(slug)}/people/${encodeURIComponent(person.slug ?? person.id)}.vcf`,
  previewPicture: (slug: string) => `${paths.card(slug)}/preview.jpg`,
  qrCode: (slug: string, kind: "svg" | "png", isMarked = false) =>
    `${paths.card(slug)}/qr${isMarked ? "-logo" : ""}.${kind}`,
  /** The code to pay a company by UPI; the card's script asks for it with an amount. */
  upiCode: (slug: string) => `${paths.card(slug)}/upi.svg`,
  printSheet: (slug: string) => `${paths.card(slug)}/print.pdf`,
  cardManifest: (slug: string) => `${paths.card(slug)}/manifest.webmanifest`,
  cardIcon: (slug: string, kind: "icon-192" | "icon-512" | "icon-maskable" | "apple-touch-icon") =>
    `${paths.card(slug)}/${kind}.png`,
  /** The page of a product; of one whose provider makes no addresses, by its id. */
  product: (slug: string, product: { id: number; slug?: string }) =>
    `${paths.card(slug)}/p/${encodeURIComponent(product.slug ?? product.id)}`,
  productPreview: (slug: string, product: { id: number; slug?: string }) =>
    `${paths.product(slug, product)}/preview.jpg`,
  /** The page of a category, by what its provider calls it in addresses. */
  category: (slug: string, category: string) => `${paths.card(slug)}/c/${encodeURIComponent(category)}`,
  categoryPreview: (slug: string, category: string) => `${paths.category(slug, category)}/preview.jpg`,
  cardPrivacy: (slug: string) => `${paths.card(slug)}/privacy`,
  /** Where a typed number becomes a chat with it. */
  sendCard: (slug: string) => `${paths.card(slug)}/send`,
  /** The same with the number. */
  sendCardTo: (slug: string, phone: string) => `${paths.sendCard(slug)}?phone=${encodeURIComponent(phone)}`,
  /** A form that visitors fill in, as a page of its own. */
  form: (slug: string, form: VisitorForm) => `${paths.card(slug)}/${form}`,
  /** Takes that form as a browser without script sends it. */
  takeForm: (slug: string, form: VisitorForm) => `/api/forms${paths.card(slug)}/${form}`,
  /** Where a form that was sent without script ends. */
  formOutcome: (slug: string, form: VisitorForm, outcome: FormOutcome) => `${paths.form(slug, form)}/${outcome}`,
  /** A step towards an appointment: the service, its day, and the start on it; `taken` says that another was too late. */
  pickAppointment: (slug: string, picked: { service?: string; day?: string; start?: string; taken?: "1" }) => {
    const query = new URLSearchParams(Object.entries(picked).filter(([, value]) => value));
    return `${paths.form(slug, "appointment")}?${query}`;
  },
  /** The visitor's own page of an appointment. */
  appointment: (slug: string, token: string) => appointmentPath({ slug, token }),
  /** The same as a file for a calendar. */
  appointmentFile: (slug: string, token: string) => `${paths.appointment(slug, token)}/calendar.ics`,
  /** Takes that it is cancelled, as a browser without script sends it. */
  withdrawAppointment: (slug: string, token: string) => `/api/forms${paths.appointment(slug, token)}`,
  /** The form in which a product is asked about. */
  askAbout: (slug: string, product: number) => `${paths.form(slug, "contact")}?product=${product}`,
  /** The form of an order that begins with a product. */
  orderOf: (slug: string, product: number) => `${paths.form(slug, "order")}?product=${product}`,
  /** Where an order that was sent without script ends; `ordered` is from `writeOrdered`. */
  orderSent: (slug: string, ordered: string) => `${paths.formOutcome(slug, "order", "thanks")}?items=${ordered}`,
  /** The browser's proxy to an API path of the contract. */
  api: (path: string) => `/api${path}`,
} as const;

/** Only an address inside the site may be gone to after signing in. */
export function safeNext(next: string | null | undefined): string {
  if (!next || !/^\/(?![/\\])[^\s]*$/.test(next)) return paths.dashboard;
  // Dot segments can leave a path that starts with two slashes, which browsers take for another host.
  const { pathname, search, hash } = new URL(next, "http://site");
  return pathname.startsWith("//") ? paths.dashboard : pathname + search + hash;
}

/** A path segment as a person would write it; one that is wrongly encoded stays as it came. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
