import type { z } from "zod";
import type { Deps } from "../../deps";

/**
 * Background work; each resource describes its own in `jobs.ts`. A job runs at least once (its process may die after
 * the work, before the row is deleted), so it must be safe to repeat. Its lease keeps it from running twice at the same
 * time.
 */
export type Job<P = unknown> = {
  /** Identifies the job in the database across releases; never reuse it for other work. */
  kind: string;
  /** Schema of the stored JSON. */
  payload: z.ZodType<P>;
  /** For a recurring job: milliseconds from the end of one run to the next. */
  every?: number;
  /** Runs in a separate lane, so that it does not wait behind long jobs. */
  isUrgent?: boolean;
  /** Gives the job a lane of its own; the number of parallel runs per process. */
  atOnce?: number;
  /** Also started as soon as page changes are announced, without waiting for the next poll. */
  isPrompt?: boolean;
  /** Merges payloads, for a job that does the work of all due ones in one run. */
  join?(payloads: P[]): P;
  /** @throws PermanentFailure if a retry cannot help; any other error is retried with growing delays. */
  run(deps: Deps, payload: P, signal: AbortSignal): Promise<void>;
};

/** The job can never succeed; it is not retried. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** Lease of a running job in milliseconds; it is renewed while the job runs. */
export const leaseMs = 60_000;

/** After this many failures, about a day in all, a job is dead; a recurring job is retried for ever. */
export const maxAttempts = 15;

/** Backoff after the n-th failure: 5 s, doubling up to three hours, with 10% jitter. */
export function retryDelay(attempts: number): number {
  const delay = Math.min(5_000 * 2 ** (attempts - 1), 3 * 60 * 60_000);
  return delay * (0.9 + Math.random() * 0.2);
}
