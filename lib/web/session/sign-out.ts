import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { authOperations } from "../../contract/identity/operations";
import { log } from "../../runtime/log/log";
import { callOperation } from "../provider-client/call-operation";
import { respond } from "../site/respond";
import { assertSameSite } from "../site/same-site";
import { RequestSession } from "./request-session";
import type { Session } from "./session";

/** Answers `POST /api/auth/logout`: ends the session here in any case, and at the provider or says that it did not. */
export async function signOut(request: Request): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await respond(request, async () => {
    if (request.method !== "POST")
      throw new ApiError("method_not_allowed", failures.methodNotAllowed, { headers: { allow: "POST" } });
    assertSameSite(request);
    const { current, address } = session;
    session.end();
    if (current && !(await revokeTokens(current, address)))
      throw new ApiError("unavailable", failures.signedOutHereOnly, { headers: { "retry-after": "2" } });
    return Response.json({}, { headers: { "cache-control": "private, no-store" } });
  });
  return session.writeTo(response);
}

/**
 * Revokes the tokens at the provider. False if it is out of reach or cannot write: the tokens then expire by themselves.
 * A provider without this call or session counts as done.
 */
export async function revokeTokens(
  { access, refresh }: Pick<Session, "access" | "refresh">,
  address: string | null,
): Promise<boolean> {
  try {
    const response = await callOperation(authOperations.signOut, { body: { refresh }, token: access, address });
    await response.body?.cancel();
    return response.status < 500;
  } catch (error) {
    log.error("The provider could not be told of a sign-out", error);
    return false;
  }
}
