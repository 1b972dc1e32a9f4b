import { ApiError, type Writer } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { log } from "@/lib/runtime/log/log";
import { DatabaseError, type Failure } from "../../ports/database/failure";
import type { AppContext } from "./context";
import { translatorOfCall } from "./texts";

/** The only place that decides what callers see of an error; the rest goes to the log with the request's id. */
export function onError(error: unknown, c: AppContext, t: Writer = translatorOfCall(c)): Response {
  const requestId = c.get("requestId");
  const known = error instanceof ApiError ? error : translate(error);
  if (known !== error || known.status >= 500)
    log.error("A call failed", error, { method: c.req.method, path: c.req.path });
  return known.toResponse(requestId, t);
}

function translate(cause: unknown): ApiError {
  const { code } = (cause ?? {}) as { code?: string };
  if (code === "ENOSPC" || code === "EDQUOT") return failureErrors.full(cause);
  return cause instanceof DatabaseError
    ? failureErrors[cause.failure](cause)
    : new ApiError("internal", failures.internal, { cause });
}

const unavailable = (cause: unknown) =>
  new ApiError("unavailable", failures.unavailable, { cause, headers: { "retry-after": "2" } });

/** Services handle expected conflicts themselves; one that arrives here lost every retry of its transaction. */
const failureErrors: Record<Failure, (cause: unknown) => ApiError> = {
  conflict: (cause) => new ApiError("conflict", failures.changedMeanwhile, { cause }),
  full: (cause) => new ApiError("storage_full", failures.storageFull, { cause }),
  busy: unavailable,
  unavailable,
};
