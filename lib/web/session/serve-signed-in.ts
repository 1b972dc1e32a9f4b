import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import type { Access } from "../../contract/operation";
import type { Language } from "../../i18n/languages";
import { respond } from "../site/respond";
import { assertSameSite } from "../site/same-site";
import { RequestSession } from "./request-session";
import { canCall } from "./roles";

/** In whose name the provider is called; `company` is the one that the page shows. */
export type Caller = { token: string; company: string | null; address: string | null; language: Language };

/** Answers a signed-in browser's call of the web app itself; the provider decides what the caller reaches. */
export async function serveSignedIn(
  request: Request,
  access: Access,
  answer: (caller: Caller) => Promise<Response>,
): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await respond(request, async () => {
    assertSameSite(request);
    await session.prepare();
    const { current, address, language } = session;
    if (!current) throw new ApiError("not_authenticated", failures.notAuthenticated);
    if (!canCall(current, access)) throw new ApiError("permission_denied", failures.permissionDenied);
    const company = request.headers.get("x-company-id");
    const given = await answer({ token: current.access, company, address, language });
    given.headers.set("cache-control", "private, no-store");
    return given;
  });
  return session.writeTo(response);
}
