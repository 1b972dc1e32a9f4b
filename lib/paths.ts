/** Every address inside the site, so that no link is written by hand. */
export const paths = {
  home: "/",
  login: (next?: string) => (next ? `/login?next=${encodeURIComponent(next)}` : "/login"),
  demo: "/demo",
  signUp: "/signup",
  /** Where a request for a card that was sent without script ends. */
  signUpOutcome: (outcome: "thanks" | "check" | "later") => `/signup/${outcome}`,
  /** Takes the sign-up form as a browser without script sends it. */
  signUpForm: "/api/sign-up",
  dashboard: "/dashboard",
  profile: "/dashboard/profile",
  clients: "/dashboard/clients",
  newClient: "/dashboard/clients/new",
  importClients: "/dashboard/clients/import",
  client: (id: number) => `/dashboard/clients/${id}`,
  editClient: (id: number) => `/dashboard/clients/${id}/edit`,
  changeClientPassword: (id: number) => `/dashboard/clients/${id}/change-password`,
  signUps: "/dashboard/sign-ups",
  documents: "/dashboard/documents",
  products: "/dashboard/products",
  videos: "/dashboard/videos",
  banners: "/dashboard/banners",
  share: "/dashboard/share",
  preview: "/dashboard/preview",
  feedback: "/dashboard/feedback",
  analytics: "/dashboard/analytics",
  card: (slug: string) => `/${encodeURIComponent(slug)}`,
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
  previewPicture: (slug: string) => `${paths.card(slug)}/preview.jpg`,
  qrCode: (slug: string, kind: "svg" | "png", isMarked = false) =>
    `${paths.card(slug)}/qr${isMarked ? "-logo" : ""}.${kind}`,
  printSheet: (slug: string) => `${paths.card(slug)}/print.pdf`,
  cardManifest: (slug: string) => `${paths.card(slug)}/manifest.webmanifest`,
  cardIcon: (slug: string, kind: "icon-192" | "icon-512" | "icon-maskable" | "apple-touch-icon") =>
    `${paths.card(slug)}/${kind}.png`,
  /** Where a typed number becomes a chat with it. */
  sendCard: (slug: string) => `${paths.card(slug)}/send`,
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
