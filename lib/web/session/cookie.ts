import { parse } from "hono/utils/cookie";
import { accountLimits, oidcLimits } from "../../contract/identity/values";
import { type Language, languageCookie } from "../../i18n/languages";
import { siteUrl } from "../site/site-url";

/** The site's cookies with their lifetimes in seconds; all are httpOnly. */
const maxAges = {
  /** Who is signed in. */
  token: accountLimits.tokenCookieMaxAge,
  /** Recognises this browser at the next sign-in. */
  device: accountLimits.deviceCookieMaxAge,
  /** State of a sign-in at the operator's own service. */
  oidc: oidcLimits.lasts / 1000,
} as const;

type CookieName = keyof typeof maxAges;

/**
 * A cookie's name and attributes. Under https the prefix `__Host-` binds it to this host and to secure connections; a
 * site on plain http cannot set it.
 */
function describeCookie(name: CookieName, url = siteUrl()) {
  const secure = url.startsWith("https:");
  return {
    name: secure ? `__Host-${name}` : name,
    options: { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: maxAges[name] },
  } as const;
}

/** The session cookie. */
export function sessionCookie(url?: string) {
  return describeCookie("token", url);
}

/** A cookie's value in a request's headers. */
export function readCookie(cookie: CookieName, headers: Pick<Headers, "get">): string | undefined {
  const { name } = describeCookie(cookie);
  return parse(headers.get("cookie") ?? "", name)[name];
}

/** What a sign-in leaves in a browser beside its session. */
export function keptCookies({ device, language }: { device?: string; language?: Language | null }): string[] {
  return [...(device ? [writeCookie("device", device)] : []), ...(language ? [languageCookie(language)] : [])];
}

/** A Set-Cookie header's value; an empty `value` removes the cookie. */
export function writeCookie(cookie: CookieName, value: string): string {
  const { name, options } = describeCookie(cookie);
  const attributes = [`Path=${options.path}`, `Max-Age=${value ? options.maxAge : 0}`, "HttpOnly", "SameSite=Lax"];
  return [`${name}=${value}`, ...attributes, ...(options.secure ? ["Secure"] : [])].join("; ");
}
