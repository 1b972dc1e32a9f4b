/**
 * Every call of the API, once: the provider routes from it, the browser's proxy allows from it, clients build paths
 * from it, and the contract suite walks it. Paths keep their trailing slashes to the letter.
 */

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** Who may call: anybody, any signed-in user, administrators, or clients (card owners). */
export type Access = "public" | "user" | "admin" | "client";

export type Endpoint = {
  path: string;
  methods: readonly Method[];
  access: Access;
  /** False where the answer or body carries tokens, which never pass through the browser. */
  proxied?: false;
};

export const endpoints = {
  token: { path: "/token/", methods: ["POST"], access: "public", proxied: false },
  tokenRefresh: { path: "/token/refresh/", methods: ["POST"], access: "public", proxied: false },
  logout: { path: "/auth/logout", methods: ["POST"], access: "public", proxied: false },
  currentUser: { path: "/profile", methods: ["GET"], access: "user" },
  account: { path: "/auth/profile", methods: ["PUT"], access: "user" },
  changePassword: { path: "/auth/change-password", methods: ["PUT"], access: "user" },
  capabilities: { path: "/capabilities/", methods: ["GET"], access: "user" },

  overview: { path: "/overview/", methods: ["GET"], access: "user" },
  activity: { path: "/activity/", methods: ["GET"], access: "user" },

  clients: { path: "/admin/all-clients/", methods: ["GET"], access: "admin" },
  createClient: { path: "/admin/create-client-user/", methods: ["POST"], access: "admin" },
  exportClients: { path: "/admin/clients/export/", methods: ["GET"], access: "admin" },
  importClients: { path: "/admin/clients/import/", methods: ["POST"], access: "admin" },
  client: { path: "/admin/clients/:id/edit/", methods: ["GET", "PUT"], access: "admin" },
  deleteClient: { path: "/admin/clients/:id/delete/", methods: ["DELETE"], access: "admin" },
  blockClient: { path: "/admin/clients/block/:id/", methods: ["POST"], access: "admin" },
  unblockClient: { path: "/admin/clients/unblock/:id/", methods: ["POST"], access: "admin" },
  changeClientPassword: { path: "/admin/clients/:id/change-password/", methods: ["PATCH"], access: "admin" },
  signUps: { path: "/admin/sign-ups/", methods: ["GET"], access: "admin" },
  signUp: { path: "/admin/sign-ups/:id/", methods: ["DELETE"], access: "admin" },
  acceptSignUp: { path: "/admin/sign-ups/:id/accept/", methods: ["POST"], access: "admin" },

  clientBasic: { path: "/client/profile/", methods: ["GET"], access: "client" },
  profile: { path: "/client/profile/crud/", methods: ["GET", "POST", "PATCH", "DELETE"], access: "client" },
  completeProfile: { path: "/client/profile/complete/", methods: ["GET"], access: "client" },
  slugCheck: { path: "/client/profile/slug/", methods: ["GET"], access: "client" },

  documents: { path: "/client/documents/", methods: ["GET", "POST"], access: "client" },
  documentStats: { path: "/client/documents/stats/", methods: ["GET"], access: "client" },
  document: { path: "/client/documents/:id/", methods: ["GET", "PATCH", "DELETE"], access: "client" },
  products: { path: "/client/products/", methods: ["GET", "POST"], access: "client" },
  productOrder: { path: "/client/products/order/", methods: ["PUT"], access: "client" },
  product: { path: "/client/products/:id/", methods: ["GET", "PATCH", "DELETE"], access: "client" },
  productStatus: { path: "/client/products/:id/status/", methods: ["PATCH"], access: "client" },
  videos: { path: "/client/videos/", methods: ["GET", "POST"], access: "client" },
  videoStats: { path: "/client/videos/stats/", methods: ["GET"], access: "client" },
  video: { path: "/client/videos/:id/", methods: ["GET", "PATCH", "DELETE"], access: "client" },
  banners: { path: "/client/banners/", methods: ["GET", "POST"], access: "client" },
  bannerStats: { path: "/client/banners/stats/", methods: ["GET"], access: "client" },
  banner: { path: "/client/banners/:id/", methods: ["GET", "PATCH", "DELETE"], access: "client" },

  createSignUp: { path: "/public/sign-ups/", methods: ["POST"], access: "public" },
  companies: { path: "/public/companies/", methods: ["GET"], access: "public" },
  company: { path: "/public/company/:companyName/", methods: ["GET"], access: "public" },
  companyDocuments: { path: "/public/company/:companyName/documents/", methods: ["GET"], access: "public" },
  companyProducts: { path: "/public/company/:companyName/products/", methods: ["GET"], access: "public" },
  companyVideos: { path: "/public/company/:companyName/videos/", methods: ["GET"], access: "public" },
  companyBanners: { path: "/public/company/:companyName/banners/", methods: ["GET"], access: "public" },
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;

/** The path with its parameters filled in, each percent-encoded: `pathOf("client", { id: 7 })`. */
export function pathOf(
  name: EndpointName,
  params: Record<string, string | number> = {},
  query?: Record<string, string | number | boolean | undefined>,
): string {
  const path = endpoints[name].path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined && value !== "");
  return entries.length === 0
    ? path
    : `${path}?${new URLSearchParams(entries.map(([key, value]) => [key, String(value)]))}`;
}

/** The endpoint that a request path (without query) belongs to, or null. */
export function matchEndpoint(
  pathname: string,
): (Endpoint & { name: EndpointName; params: Record<string, string> }) | null {
  for (const { name, endpoint, pattern } of patterns) {
    const match = pattern.exec(pathname);
    if (match) return { ...endpoint, name, params: { ...match.groups } };
  }
  return null;
}

/** Fixed paths come before those with parameters, so that `/client/documents/stats/` is not document "stats". */
const patterns = Object.entries(endpoints)
  .map(([name, endpoint]) => ({
    name: name as EndpointName,
    endpoint: endpoint as Endpoint,
    pattern: new RegExp(`^${endpoint.path.replace(/:(\w+)/g, "(?<$1>[^/]+)")}$`),
  }))
  .sort((a, b) => Number(a.endpoint.path.includes(":")) - Number(b.endpoint.path.includes(":")));
