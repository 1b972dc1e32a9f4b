import { middleBy } from "./middle";
import { readCpuTime } from "./process-usage";
import type { Times } from "./times";

/** What a server made of a round of load. */
export type Load = {
  requests: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** How many answers were no success. */
  failed: number;
  /** Microseconds of the server's processor time for each request, where the system tells. */
  cpu?: number;
};

/** What came of work since `started`, as `performance.now()` has it. */
export function loadOf(times: Times, started: number, failed: number): Load {
  const { count, p50, p99 } = times;
  return { requests: count, perSecond: count / ((performance.now() - started) / 1000), p50, p99, failed };
}

/** Adds what processor time `pids` took for a load. */
export async function withCpu<Loaded extends Load>(
  pids: readonly number[],
  run: () => Promise<Loaded>,
): Promise<Loaded> {
  const before = readCpuTime(pids);
  const loaded = await run();
  const after = readCpuTime(pids);
  return before === null || after === null ? loaded : { ...loaded, cpu: (after - before) / loaded.requests };
}

/** The round in the middle by rate: other work on the machine spoils single ones. */
export function pickMedian<Loaded extends Load>(rounds: readonly Loaded[]): Loaded {
  return middleBy(rounds, ({ perSecond }) => perSecond);
}

/** @throws where answers were errors, because their rate tells nothing. */
export function requireSuccess({ failed, requests }: Load, what: string): void {
  if (failed > 0) throw new Error(`${what}: ${failed} of ${requests} answers under load were errors`);
}

/** As a measurement has them. */
export function valuesOf({ perSecond, p50, p99, cpu }: Load): Record<string, number> {
  return { perSecond, p50, p99, ...(cpu === undefined ? {} : { cpu }) };
}
