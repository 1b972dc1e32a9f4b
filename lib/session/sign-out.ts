import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";
import { authOperations } from "../contract/operations/auth";
import { callOperation } from "../provider-client/call-operation";
import { respond } from "../site/respond";
import { assertSameSite } from "../site/same-site";
import { RequestSession } from "./request-session";
import type { Session } from "./session";

/** Answers `POST /api/auth/logout`: ends the session at the provider, and here in any case. */
export async function signOut(request: Request): Promise<Response> {
  const session = await RequestSession.open(request);
  const response = await respond(request, async () => {
    if (request.method !== "POST")
      throw new ApiError("method_not_allowed", messages.methodNotAllowed, { headers: { allow: "POST" } });
    assertSameSite(request);
    if (session.current) await revokeTokens(session.current, session.address);
    session.end();
    return Response.json({}, { headers: { "cache-control": "private, no-store" } });
  });
  return session.writeTo(response);
}

/** Tells the provider, which may be out of reach: its tokens then end by themselves. */
export async function revokeTokens(
  { access, refresh }: Pick<Session, "access" | "refresh">,
  address: string | null,
): Promise<void> {
  try {
    const response = await callOperation(authOperations.signOut, { body: { refresh }, token: access, address });
    await response.body?.cancel();
  } catch (error) {
    console.error("The provider could not be told of a sign-out", error);
  }
}
