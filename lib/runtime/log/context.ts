import { AsyncLocalStorage } from "node:async_hooks";
import { processWide } from "../process-wide";

/** On whose behalf something happens. */
export type LogContext = {
  /** The same in the browser's answer, in the log of web app and provider, and with the jobs that came of the request. */
  requestId?: string;
  /** Kind and number of a job. */
  job?: string;
  jobId?: number;
};

const contexts = () => processWide("log-context", () => new AsyncLocalStorage<LogContext>());

/** Runs `work`, all lines of which tell `context` besides what they would tell anyway. */
export function inLogContext<T>(context: LogContext, work: () => T): T {
  return contexts().run({ ...logContext(), ...context }, work);
}

export function logContext(): LogContext {
  return contexts().getStore() ?? {};
}

/** What whoever asked may name to an operator; one of its own where there is no request. */
export function currentRequestId(): string {
  return logContext().requestId ?? crypto.randomUUID();
}

/** The header that carries it between proxy, web app, provider and browser. */
export const requestIdHeader = "x-request-id";

/** The id that somebody in front has given a request, if it is one of a sensible length. */
export function readRequestId(given: string | string[] | null | undefined): string | null {
  return typeof given === "string" && /^[\w-]{8,36}$/.test(given) ? given : null;
}
