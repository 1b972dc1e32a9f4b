import { ApiError } from "../../contract/errors";
import * as failures from "../../contract/failures";
import { currentRequestId } from "../../runtime/log/context";
import { log } from "../../runtime/log/log";
import { translatorFor } from "../language-of";

/** Runs a handler; what it throws becomes an answer in the contract's error body, and no more than that is shown. */
export async function respond(request: Request, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError("internal", failures.internal, { cause });
    const requestId = currentRequestId();
    if (error.status >= 500)
      log.error("A request failed", cause, { method: request.method, path: new URL(request.url).pathname });
    return error.toResponse(requestId, translatorFor(request.headers));
  }
}
