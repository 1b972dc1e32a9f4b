import { paths } from "@/lib/paths";

/** A picture to take: a page, or what stands over it once a button or link (the first of that name) was pressed. */
export type Screen = { name: string; path: string; press?: { role: "button" | "link"; name: string | RegExp } };

/** Addresses of cards that are hard to draw, by what is hard about them. */
export type Cards = Record<string, string>;

const button = (name: string | RegExp) => ({ role: "button" as const, name });

export function visitorScreens(cards: Cards): Screen[] {
  return [
    { name: "landing", path: paths.home },
    { name: "sign-up", path: paths.signUp },
    { name: "sign-up-sent", path: paths.signUpOutcome("thanks") },
    { name: "login", path: paths.login() },
    { name: "login-refused", path: paths.login(), press: button("Sign in") },
    { name: "card-demo", path: paths.demoCard },
    { name: "card-qr", path: paths.demoCard, press: { role: "link", name: "QR code" } },
    { name: "card-lightbox", path: paths.demoCard, press: { role: "link", name: "Terracotta vase" } },
    ...Object.entries(cards).map(([name, slug]) => ({ name: `card-${name}`, path: paths.card(slug) })),
    { name: "card-unknown", path: "/no-such-company" },
    { name: "not-found", path: "/no/such/page" },
  ];
}

export const clientScreens: Screen[] = [
  { name: "client-home", path: paths.dashboard },
  { name: "client-menu", path: paths.dashboard, press: button(/^User menu/) },
  { name: "client-notifications", path: paths.dashboard, press: button("Notifications") },
  { name: "profile", path: paths.profile },
  { name: "profile-edit", path: paths.profile, press: button("Edit Profile") },
  { name: "documents", path: paths.documents },
  { name: "documents-rename", path: paths.documents, press: button(/^Rename/) },
  { name: "documents-delete", path: paths.documents, press: button(/^Delete/) },
  { name: "documents-none-found", path: `${paths.documents}?search=nothing-like-it` },
  { name: "products", path: paths.products },
  { name: "products-create", path: paths.products, press: button("Create Product") },
  { name: "products-edit", path: paths.products, press: button(/^Edit/) },
  { name: "videos", path: paths.videos },
  { name: "videos-add", path: paths.videos, press: button("Add Video") },
  { name: "banners", path: paths.banners },
  { name: "banners-edit", path: paths.banners, press: button(/^Edit/) },
  { name: "share", path: paths.share },
  { name: "preview", path: paths.preview },
  { name: "feedback", path: paths.feedback },
  { name: "analytics", path: paths.analytics },
];

export const newClientScreens: Screen[] = [
  { name: "client-home-empty", path: paths.dashboard },
  { name: "profile-empty", path: paths.profile },
  { name: "documents-empty", path: paths.documents },
  { name: "documents-upload", path: paths.documents, press: button("Upload Document") },
  { name: "products-empty", path: paths.products },
  { name: "videos-empty", path: paths.videos },
  { name: "banners-empty", path: paths.banners },
  { name: "banners-create", path: paths.banners, press: button("Create Banner") },
];

export function administratorScreens(clientId: number): Screen[] {
  return [
    { name: "admin-home", path: paths.dashboard },
    { name: "admin-profile", path: paths.profile },
    { name: "clients", path: paths.clients },
    { name: "clients-none-found", path: `${paths.clients}?search=nobody-is-called-this` },
    { name: "clients-delete", path: paths.clients, press: button(/^Delete/) },
    { name: "sign-ups", path: paths.signUps },
    { name: "sign-ups-accept", path: paths.signUps, press: button(/^Create a client/) },
    { name: "new-client", path: paths.newClient },
    { name: "new-client-refused", path: paths.newClient, press: button("Create Client") },
    { name: "client", path: paths.client(clientId) },
    { name: "client-missing", path: paths.client(999_999) },
    { name: "client-edit", path: paths.editClient(clientId) },
    { name: "client-password", path: paths.changeClientPassword(clientId) },
  ];
}
