import { type Session, sealSession } from "@/lib/web/session/session";

export const siteUrl = "http://cards.test";

/** A token shaped like the provider's; nothing here checks its signature. */
export function buildToken(lifetime: number, claims: Record<string, unknown> = {}): string {
  const iat = Math.floor(Date.now() / 1000);
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
  return [encode({ alg: "HS256", typ: "at+jwt" }), encode({ iat, exp: iat + lifetime, ...claims }), "signature"].join(
    ".",
  );
}

export function buildSession(overrides: Partial<Session> = {}): Session {
  return {
    access: "access-1",
    refresh: "refresh-1",
    accessExpires: Math.floor(Date.now() / 1000) + 600,
    userId: 3,
    clientId: 12,
    isAdmin: false,
    email: "client@example.com",
    ...overrides,
  };
}

export const buildAdminSession = (overrides: Partial<Session> = {}) =>
  buildSession({ userId: 1, clientId: null, isAdmin: true, email: "admin@example.com", ...overrides });

type Options = Omit<RequestInit, "headers"> & { headers?: Record<string, string>; session?: Session | null };

/** A request as a page of this site sends it, unless `headers` say otherwise; an empty header is left out. */
export async function buildRequest(path: string, { session, headers, ...init }: Options = {}): Promise<Request> {
  const complete = new Headers({ host: "cards.test" });
  if (init.method && init.method !== "GET") {
    complete.set("sec-fetch-site", "same-origin");
    complete.set("x-requested-with", "namaskard");
  }
  if (typeof init.body === "string") complete.set("content-length", String(Buffer.byteLength(init.body)));
  if (session) complete.set("cookie", `token=${await sealSession(session)}`);
  for (const [name, value] of Object.entries(headers ?? {})) {
    if (value) complete.set(name, value);
    else complete.delete(name);
  }
  return new Request(siteUrl + path, { ...init, headers: complete });
}
