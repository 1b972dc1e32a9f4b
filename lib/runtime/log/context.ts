import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../process-wide";

export type LogContext = {
  /** The same in the response, in the logs of web app and provider, and in jobs of the request. */
  requestId?: string;
  /** Kind and number of a job. */
  job?: string;
  jobId?: number;
};

const contexts = () => processWide("log-context", () => new AsyncLocalStorage<LogContext>());

/** Adds `context` to every log line of `work`. */
export function inLogContext<T>(context: LogContext, work: () => T): T {
  return contexts().run({ ...logContext(), ...context }, work);
}

export function logContext(): LogContext {
  return contexts().getStore() ?? {};
}

/** The request's id, or a new one. */
export function currentRequestId(): string {
  return logContext().requestId ?? crypto.randomUUID();
}

export const requestIdHeader = "x-request-id";

/** A proxy's id, if its form is sensible. */
export function readRequestId(given: string | string[] | null | undefined): string | null {
  return typeof given === "string" && /^[\w-]{8,36}$/.test(given) ? given : null;
}
