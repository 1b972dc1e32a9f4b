import { ApiError } from "@/lib/contract/errors";
import { messages } from "@/lib/contract/messages";
import type { AppContext } from "./context";

/** The one place that decides what of an error is shown; the rest goes to the log under the request's id. */
export function onError(error: unknown, c: AppContext): Response {
  const requestId = c.get("requestId");
  const known = error instanceof ApiError ? error : translate(error);
  if (known.status >= 500) console.error(`[${requestId}] ${c.req.method} ${c.req.path}`, error);
  return known.toResponse(requestId);
}

function translate(cause: unknown): ApiError {
  const code = (cause as { code?: string } | null)?.code ?? "";
  if (code === "ENOSPC" || code === "EDQUOT" || code === "SQLITE_FULL")
    return new ApiError("storage_full", messages.storageFull, { cause });
  if (code.startsWith("SQLITE_BUSY") || code.startsWith("SQLITE_LOCKED"))
    return new ApiError("unavailable", messages.unavailable, { cause, headers: { "retry-after": "2" } });
  return new ApiError("internal", messages.internal, { cause });
}
