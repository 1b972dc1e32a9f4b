import { middleBy } from "./middle";
import { readCpuTime } from "./process-usage";
import type { Times } from "./times";

/** The result of a round of load. */
export type Load = {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers that were no success. */
  failed: number;
  /** Microseconds of the server's CPU time per request, where the system tells. */
  cpu?: number;
};

/** The load since `started`, a value of `performance.now()`. */
export function loadOf(times: Times, started: number, failed: number): Load {
  const { count, p50, p99 } = times;
  return { requests: count, perSecond: count / ((performance.now() - started) / 1000), p50, p99, failed };
}

/** Adds the CPU time of `pids` to a load. */
export async function withCpu<Loaded extends Load>(
  pids: readonly number[],
  run: () => Promise<Loaded>,
): Promise<Loaded> {
  const before = readCpuTime(pids);
  const loaded = await run();
  const after = readCpuTime(pids);
  return before === null || after === null ? loaded : { ...loaded, cpu: (after - before) / loaded.requests };
}

/** The median round by rate: other work on the machine spoils single rounds. */
export function pickMedian<Loaded extends Load>(rounds: readonly Loaded[]): Loaded {
  return middleBy(rounds, ({ perSecond }) => perSecond);
}

/** @throws an Error if there were error answers, because their rate means nothing */
export function requireSuccess({ failed, requests }: Load, what: string): void {
  if (failed > 0) throw new Error(`${what}: ${failed} of ${requests} answers under load were errors`);
}

/** The values for a measurement. */
export function valuesOf({ perSecond, p50, p99, cpu }: Load): Record<string, number> {
  return { perSecond, p50, p99, ...(cpu === undefined ? {} : { cpu }) };
}
