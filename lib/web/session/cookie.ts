import { parse } from "hono/utils/cookie";
import { accountLimits, oidcLimits } from "../../contract/identity/values";
import { env } from "../../env";

/** The site's cookies, none of which a script can read, by how long a browser keeps each, in seconds. */
const maxAges = {
  /** Who is signed in. */
  token: accountLimits.tokenCookieMaxAge,
  /** By what the provider knows this browser again when somebody signs in. */
  device: accountLimits.deviceCookieMaxAge,
  /** What it left with for the operator's own sign-in service. */
  oidc: oidcLimits.lasts / 1000,
} as const;

type CookieName = keyof typeof maxAges;

/**
 * A cookie's name and attributes. Under https the name binds it to this host and to secure connections; a site on plain
 * http could not set it under that name.
 */
function describeCookie(name: CookieName, siteUrl: string = env().SITE_URL) {
  const secure = siteUrl.startsWith("https:");
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: maxAges[name] },
  } as const;
}

/** The one cookie that tells who is signed in. */
export function sessionCookie(siteUrl?: string) {
  return describeCookie("token", siteUrl);
}

/** A cookie's value in a request's headers. */
export function readCookie(cookie: CookieName, headers: Pick<Headers, "get">): string | undefined {
  const { name } = describeCookie(cookie);
  return parse(headers.get("cookie") ?? "", name)[name];
}

/** A Set-Cookie header's value; an empty `value` removes the cookie. */
export function writeCookie(cookie: CookieName, value: string): string {
  const { name, options } = describeCookie(cookie);
  const attributes = [`Path=${options.path}`, `Max-Age=${value ? options.maxAge : 0}`, "HttpOnly", "SameSite=Lax"];
  return [`${name}=${value}`, ...attributes, ...(options.secure ? ["Secure"] : [])].join("; ");
}
