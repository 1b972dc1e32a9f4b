import { ApiError } from "../contract/errors";
import * as failures from "../contract/failures";

/** @throws ApiError 504 if the caller has disconnected or timed out */
export function requireCaller(signal: AbortSignal): void {
  if (signal.aborted) throw callerGone(signal);
}

export function callerGone(signal: AbortSignal): ApiError {
  return new ApiError("gateway_timeout", failures.timeout, { cause: signal.reason });
}
