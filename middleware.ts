import { type NextRequest, NextResponse } from "next/server";
import { isLanguage, type Language, languageCookie } from "@/lib/i18n/languages";
import * as paths from "@/lib/paths";
import { safeNext } from "@/lib/paths";
import { readCookie } from "@/lib/web/session/cookie";
import { mayEnter } from "@/lib/web/session/roles";
import { openSession, type Session } from "@/lib/web/session/session";
import { contentPolicy } from "@/lib/web/site/content-policy";

/** Uploads never pass here: a body that does is cut at 10 MB. */
export const config = {
  runtime: "nodejs",
  matcher: ["/dashboard/:path*", "/login", "/forgot-password", "/reset-password", "/join/:path*"],
};

/** Sends visitors to the screen that is theirs and gives it its policy. It protects nothing: every call is checked again. */
export async function middleware(request: NextRequest): Promise<Response> {
  const language = takeLanguage(request);
  const response = await answer(request);
  if (language) response.headers.append("set-cookie", languageCookie(language));
  response.headers.set("cache-control", "private, no-store");
  return response;
}

/** A link may name the language of whoever follows it; a device that has chosen none takes it from then on. */
function takeLanguage({ nextUrl, cookies }: NextRequest): Language | null {
  const language = nextUrl.searchParams.get("language");
  if (!isLanguage(language) || isLanguage(cookies.get("language")?.value)) return null;
  cookies.set("language", language);
  return language;
}

async function answer(request: NextRequest): Promise<NextResponse> {
  const session = await openSession(readCookie("token", request.headers));
  const elsewhere = redirectFor(request, session);
  if (elsewhere) return NextResponse.redirect(new URL(elsewhere, request.url));

  const nonce = btoa(crypto.randomUUID());
  const policy = contentPolicy(nonce);
  const headers = new Headers(request.headers);
  headers.set("x-nonce", nonce);
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}

function redirectFor({ nextUrl: { pathname, search, searchParams } }: NextRequest, session: Session | null) {
  if (pathname.startsWith(paths.login())) return session && safeNext(searchParams.get("next"));
  if (isForAnybody(pathname)) return null;
  if (!session) return paths.login(pathname + search);
  return mayEnter(session, pathname) ? null : paths.dashboard;
}

/** Whoever forgot the password may be signed in elsewhere, or as somebody else. */
function isForAnybody(pathname: string): boolean {
  return [paths.forgotPassword, paths.resetPassword, paths.join("")].some((screen) => pathname.startsWith(screen));
}
