import { parse } from "hono/utils/cookie";
import { limits } from "../contract/limits";
import { env } from "../env";

/**
 * The one cookie that tells who is signed in. Under https its name binds it to this host and to secure connections;
 * a site on plain http could not set it under that name.
 */
export function sessionCookie(siteUrl: string = env().SITE_URL) {
  const secure = siteUrl.startsWith("https:");
  return {
    name: secure ? "__Host-token" : "token",
    options: { httpOnly: true, sameSite: "lax", path: "/", secure, maxAge: limits.tokenCookieMaxAge },
  } as const;
}

/** The cookie's value in a request's headers. */
export function readSessionCookie(headers: Pick<Headers, "get">): string | undefined {
  const { name } = sessionCookie();
  return parse(headers.get("cookie") ?? "", name)[name];
}

/** A Set-Cookie header's value; an empty `value` removes the cookie. */
export function writeSessionCookie(value: string): string {
  const { name, options } = sessionCookie();
  const attributes = [`Path=${options.path}`, `Max-Age=${value ? options.maxAge : 0}`, "HttpOnly", "SameSite=Lax"];
  return [`${name}=${value}`, ...attributes, ...(options.secure ? ["Secure"] : [])].join("; ");
}
