import type { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { respond } from "../site/respond";
import { assertNotForeign } from "../site/same-site";
import { assertSmall } from "../site/small-body";
import { keptCookies } from "./cookie";
import { authOptions, type SignInOutcome } from "./next-auth-options";

const actions = ["callback", "csrf", "error", "providers", "session", "signin", "signout"];

type Context = { params: Promise<{ nextauth: string[] }> };

/** next-auth's own calls, without its open log endpoint and its pages. */
export function handleAuth(request: NextRequest, context: Context): Promise<Response> {
  return respond(request, async () => {
    const [action = ""] = (await context.params).nextauth;
    if (!actions.includes(action)) throw new ApiError("not_found", failures.notFound);
    assertNotForeign(request);
    assertSmall(request);
    const outcome: SignInOutcome = {};
    const response: Response = await NextAuth(request, context, authOptions(request.headers, outcome)).catch(translate);
    if (outcome.failure) throw outcome.failure;
    for (const cookie of keptCookies(outcome)) response.headers.append("set-cookie", cookie);
    // next-auth answers a malformed request with 500, as if its configuration were wrong.
    if (response.status >= 500) throw new ApiError("bad_request", failures.malformedBody);
    // Reading the session rewrites the cookie, over one that a refresh may have replaced meanwhile.
    if (action === "session") response.headers.delete("set-cookie");
    response.headers.set("cache-control", "private, no-store");
    return response;
  });
}

function translate(cause: unknown): never {
  throw cause instanceof SyntaxError ? new ApiError("bad_request", failures.malformedBody, { cause }) : cause;
}
