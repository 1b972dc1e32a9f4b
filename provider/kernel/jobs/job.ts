import type { z } from "zod";
import type { Deps } from "../../deps";

/**
 * Work in the background, of which a resource's `jobs.ts` describes its own. A job may run more than once (its process
 * may die after the work and before saying so), never twice at the same time; so each is safe to repeat.
 */
export type Job<P = unknown> = {
  /** Names it in the database: it outlives releases and is never given to other work. */
  kind: string;
  /** What a row of it holds, as JSON. */
  payload: z.ZodType<P>;
  /** For a job that is always there: milliseconds from one run's end to the next. */
  every?: number;
  /** Whether it must not wait for others, of which one may take long. */
  isUrgent?: boolean;
  /** For a job that must neither wait for others nor keep them waiting: how many of it one process runs side by side. */
  atOnce?: number;
  /** Whether it is looked for as soon as changed pages are announced, too. */
  isPrompt?: boolean;
  /** Makes one payload of several, for a job that does the work of all that are due with it. */
  join?(payloads: P[]): P;
  /** @throws PermanentFailure where trying again cannot help; after anything else it is tried again, ever later. */
  run(deps: Deps, payload: P, signal: AbortSignal): Promise<void>;
};

/** A reason why a job will never succeed. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** How long a process may hold a job without saying that it still works on it, in milliseconds. */
export const leaseMs = 60_000;

/** After so many failures a job is dead; a recurring one is tried on. Together they take about a day. */
export const maxAttempts = 15;

/** The wait after the n-th failure: 5 s, then twice as long each time, up to three hours, a little scattered. */
export function retryDelay(attempts: number): number {
  const delay = Math.min(5_000 * 2 ** (attempts - 1), 3 * 60 * 60_000);
  return delay * (0.9 + Math.random() * 0.2);
}
