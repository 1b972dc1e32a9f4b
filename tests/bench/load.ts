import autocannon from "autocannon";

export type Load = { perSecond: number; p50: number; p99: number; failed: number };

type Options = { url: string; headers?: Record<string, string>; connections: number; seconds: number };

export async function load({ url, headers, connections, seconds }: Options): Promise<Load> {
  const result = await autocannon({ url, headers, connections, duration: seconds });
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.errors + result.non2xx,
  };
}

/** The round in the middle by rate: other work on the machine spoils single ones. */
export function pickMedian(rounds: readonly Load[]): Load {
  const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
  const median = sorted[Math.floor(sorted.length / 2)];
  if (!median) throw new Error("No round was run");
  return { ...median, failed: rounds.reduce((sum, { failed }) => sum + failed, 0) };
}
