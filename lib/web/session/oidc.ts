import { z } from "zod";
import { oidcSignInOperations } from "../../contract/identity/operations";
import { startedOidcSchema } from "../../contract/identity/schema";
import * as paths from "../../paths";
import { type OidcRefusal, safeNext } from "../../paths";
import { log } from "../../runtime/log/log";
import { readAnswer } from "../answers/read-answer";
import { readError } from "../answers/read-error";
import { callOperation } from "../provider-client/call-operation";
import { openAnswered } from "./authenticate";
import { keptCookies, readCookie, writeCookie } from "./cookie";
import { seal, unseal } from "./seal";
import { sealSession } from "./session";

/** What the cookie holds while the browser is at the operator's service. */
const waySchema = startedOidcSchema.omit({ url: true }).extend({ next: z.string() });

/** Answers `GET /api/auth/oidc`: sends the browser there; `?next=` is where it goes after signing in. */
export function startOidc(request: Request): Promise<Response> {
  return orLogin(async () => {
    const answer = await callOperation(oidcSignInOperations.startOidc, { visitor: request.headers });
    if (!answer.ok) return refuse(answer);
    const { url, ...checks } = await readAnswer(answer, startedOidcSchema);
    const next = safeNext(new URL(request.url).searchParams.get("next"));
    return leadTo(url, [writeCookie("oidc", await seal({ ...checks, next }))]);
  });
}

/** Answers `GET /api/auth/oidc/callback`; the stored state works once. */
export function finishOidc(request: Request): Promise<Response> {
  return orLogin(async () => {
    const { headers } = request;
    const way = waySchema.safeParse(await unseal(readCookie("oidc", headers)));
    if (!way.success) return leadTo(paths.loginAfterOidc("unfinished"));
    const { next, ...checks } = way.data;
    const body = { ...checks, query: new URL(request.url).search.slice(1), device: readCookie("device", headers) };
    const answer = await callOperation(oidcSignInOperations.signInWithOidc, { body, visitor: headers });
    if (!answer.ok) return refuse(answer);
    const { session, ...kept } = await openAnswered(answer, headers);
    const cookies = [writeCookie("token", await sealSession(session)), writeCookie("oidc", "")];
    return leadTo(next, [...cookies, ...keptCookies(kept)]);
  });
}

/** The sign-in page words the reason itself: no text from outside is shown there. */
async function refuse(answer: Response): Promise<Response> {
  const { code } = await readError(answer);
  const reasons: Partial<Record<number, OidcRefusal>> = {
    400: "unfinished",
    401: "unknown",
    403: "unverified",
    429: "limited",
  };
  const refusal = code === "account_inactive" ? "inactive" : (reasons[answer.status] ?? "unavailable");
  return leadTo(paths.loginAfterOidc(refusal), [writeCookie("oidc", "")]);
}

async function orLogin(handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    log.error("Signing in at the operator's service failed", error);
    return leadTo(paths.loginAfterOidc("unavailable"));
  }
}

function leadTo(location: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location, "cache-control": "private, no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 303, headers });
}
