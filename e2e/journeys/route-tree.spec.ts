import { readdirSync } from "node:fs";
import path from "node:path";
import * as paths from "@/lib/paths";
import type { ApiUser } from "../api-user";
import { expect, test } from "../test";

/**
 * Every route in `app`, requested by every role: a new route must be added here. The calls behind them are tested in
 * tests/contract.
 */

const demo = paths.demoSlug;
const params: Record<string, string> = {
  companyName: demo,
  outcome: "thanks",
  category: "vases",
  product: "1",
  person: "1",
  handle: "nobody-here",
  form: "contact",
  token: "token",
  id: "1",
  step: "done",
  language: "hi",
  part: "cards-1.xml",
  "...nextauth": "providers",
  "...rest": "nothing",
  "[...room]": "look",
};

/** The same bytes for everybody, signed in or not. */
const everybody = [
  "/",
  "/demo",
  "/demo/contact.vcf",
  "/signup",
  "/signup/[outcome]",
  "/unsubscribe/[step]",
  ...["privacy", "refunds", "shipping", "terms"].map((name) => `/policies/${name}`),
  ...[
    "/robots.txt",
    "/sitemap.xml",
    "/sitemap/[part]",
    "/icon.png",
    "/assets/[language]/preview.jpg",
    "/assets/not-found",
  ],
  "/assets/messages/[language]/[version]/[file]",
  "/[companyName]",
  "/[companyName]/[handle]",
  "/card/review/[token]",
  ...["appointment", "contact", "order", "review"].flatMap((form) => [
    `/[companyName]/${form}`,
    `/[companyName]/${form}/[outcome]`,
  ]),
  ...["p/[product]", "c/[category]", "people", "people/[person]", "privacy", "send"].map(
    (name) => `/[companyName]/${name}`,
  ),
  ...["p/[product]/preview.jpg", "c/[category]/preview.jpg", "people/[person]/preview.jpg", "preview.jpg"].map(
    (name) => `/[companyName]/${name}`,
  ),
  ...["contact.vcf", "print.pdf", "upi.svg", "manifest.webmanifest"].map((name) => `/[companyName]/${name}`),
  ...["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable.png"].map(
    (name) => `/[companyName]/${name}`,
  ),
  ...["qr.png", "qr.svg", "qr-logo.png", "qr-logo.svg"].map((name) => `/[companyName]/${name}`),
  ...["apple-touch-icon.png", "icon-192.png", "icon-512.png", "icon-maskable.png"].map(
    (name) => `/[companyName]/people/[person]/${name}`,
  ),
  ...["manifest.webmanifest", "print.pdf", "qr-logo.png", "qr-logo.svg"].map(
    (name) => `/[companyName]/people/[person]/${name}`,
  ),
  "/[companyName]/appointment/[outcome]/calendar.ics",
];

/** Statuses without a session, for a client and for an administrator. */
type Statuses = [anonymous: number, client: number, administrator: number];
const screen: Statuses = [307, 200, 200];
const administratorScreen: Statuses = [307, 307, 200];
/** Routes without GET, whose 405 needs no session. */
const writeOnly: Statuses = [405, 405, 405];

const others: Record<string, Statuses> = {
  ...Object.fromEntries(
    [
      ...[
        "",
        "/account",
        "/account/pay",
        "/analytics",
        "/appointments",
        "/banners",
        "/confirm/[token]",
        "/documents",
        "/feedback",
        "/leads",
        "/leads/[id]",
      ],
      ...[
        "/my-card",
        "/notifications",
        "/people",
        "/people/invite",
        "/preview",
        "/products",
        "/products/import",
        "/profile/[[...room]]",
        "/share",
      ],
      ...["/videos", "/visitor-data"],
      // These tell a client on the screen that it has no access.
      ...["/clients/[id]/edit", "/clients/[id]/change-password"],
    ].map((name) => [`/dashboard${name}`, screen]),
  ),
  ...Object.fromEntries(
    [
      "/clients",
      "/clients/[id]",
      "/clients/new",
      "/clients/import",
      "/clients/deleted",
      "/plans",
      "/announcements",
      "/mail-texts",
      "/payments",
      "/payments/invoices",
      "/payments/invoices/[id]",
      "/payments/settings",
      "/payments/statement",
      "/sign-ups",
      "/site",
      "/administrators",
      "/audit",
      "/status",
    ].map((name) => [`/dashboard${name}`, administratorScreen]),
  ),
  "/dashboard/[...rest]": [307, 404, 404],
  "/login": [200, 307, 307],
  "/forgot-password": [200, 200, 200],
  "/reset-password": [200, 200, 200],
  "/join/[token]": [200, 200, 200],
  "/join/[token]/code.svg": [200, 200, 200],
  ...Object.fromEntries(
    [
      ...["auth/logout", "sign-up", "unsubscribe/[token]"],
      ...["forms/[companyName]/[form]", "forms/[companyName]/appointment/[token]"],
    ].map((name) => [`/api/${name}`, writeOnly]),
  ),
  "/api/auth/[...nextauth]": [200, 200, 200],
  // Without an OIDC provider both redirect to the sign-in page.
  "/api/auth/oidc": [303, 303, 303],
  "/api/auth/oidc/callback": [303, 303, 303],
  "/api/preview-check": [401, 200, 403],
  "/api/prints/cards": writeOnly,
  "/api/prints/codes": writeOnly,
};

test("each route below app is named here, and nothing else is", () => {
  expect(listRoutes()).toEqual([...everybody, ...Object.keys(others)].sort());
});

test("what is for everybody is the same for everybody", async ({ site, adminUser, owner }) => {
  for (const route of everybody) {
    const answers = [];
    for (const caller of [null, owner.api, adminUser]) answers.push(await ask(site.url, route, caller));
    const [first, ...rest] = answers;
    expect(first?.status, route).toBeLessThan(500);
    expect(first?.cookies, route).toEqual([]);
    for (const answer of rest) expect(answer, route).toEqual(first);
  }
});

test("everything else answers each as it may, and sends on who has to sign in", async ({ site, adminUser, owner }) => {
  for (const [route, statuses] of Object.entries(others)) {
    const [anonymous, ...rest] = [
      await ask(site.url, route, null),
      await ask(site.url, route, owner.api),
      await ask(site.url, route, adminUser),
    ];
    expect([anonymous.status, ...rest.map(({ status }) => status)], route).toEqual(statuses);
    if (statuses[0] === 307) expect(anonymous.location).toBe(paths.login(addressOf(route)));
  }
});

async function ask(site: string, route: string, caller: ApiUser | null) {
  const headers: Record<string, string> = caller ? { cookie: caller.cookie } : {};
  const answer = await fetch(site + addressOf(route), { redirect: "manual", headers });
  const { status } = answer;
  const body = Buffer.from(await answer.arrayBuffer()).toString("latin1");
  return {
    status,
    location: answer.headers.get("location"),
    cookies: answer.headers.getSetCookie(),
    // Each error page has its own id, and each form its own ticket.
    body: status >= 400 ? body.length : body.replace(/<input[^>]*name="ticket"[^>]*>/g, ""),
  };
}

function addressOf(route: string): string {
  return route.replace(/\[(\[?[^\]]+\]?)\]/g, (_, name: string) => params[name] ?? `${name}-is-not-known`);
}

/** Routes of the folders, as Next builds them: route groups in parentheses are left out. */
function listRoutes(): string[] {
  const app = path.join(import.meta.dirname, "../../app");
  return readdirSync(app, { recursive: true })
    .map(String)
    .filter((file) => /(^|\/)(page|route)\.tsx?$/.test(file))
    .map((file) => `/${path.dirname(file)}`.replace(/\/(\([^)]+\)|\.)(?=\/|$)/g, "") || "/")
    .sort();
}
