import { ApiError } from "../contract/errors";
import { messages } from "../contract/messages";

/** Runs a handler; what it throws becomes an answer in the contract's error body, and no more than that is shown. */
export async function respond(request: Request, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (cause) {
    const error = cause instanceof ApiError ? cause : new ApiError("internal", messages.internal, { cause });
    const requestId = crypto.randomUUID();
    if (error.status >= 500) console.error(`[${requestId}] ${request.method} ${new URL(request.url).pathname}`, cause);
    return error.toResponse(requestId);
  }
}
