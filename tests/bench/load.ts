import autocannon from "autocannon";
import { readCpuTime } from "./process-usage";

export type Load = {
  perSecond: number;
  p50: number;
  p99: number;
  failed: number;
  /** Microseconds of the server's processor time for each request; null where the system does not tell. */
  cpu: number | null;
};

type Options = { url: string; headers?: Record<string, string>; connections: number; seconds: number; pid: number };

/** Loads one address of the server that is process `pid`. */
export async function load({ url, headers, connections, seconds, pid }: Options): Promise<Load> {
  const before = readCpuTime(pid);
  const result = await autocannon({ url, headers, connections, duration: seconds });
  const after = readCpuTime(pid);
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
    cpu: before === null || after === null ? null : (after - before) / result.requests.total,
  };
}

/** The round in the middle by rate: other work on the machine spoils single ones. */
export function pickMedian(rounds: readonly Load[]): Load {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error("No round was run");
  return { ...median, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}
