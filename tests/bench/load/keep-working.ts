import { createHistogram } from "node:perf_hooks";
import type { Load } from "./load";

/** So many workers at once, each of which begins anew when it is through, until the time is over. */
export async function keepWorking(
  { workers, seconds, most = Number.POSITIVE_INFINITY }: { workers: number; seconds: number; most?: number },
  work: (number: number) => Promise<void>,
): Promise<Load> {
  const histogram = createHistogram();
  const started = performance.now();
  let begun = 0;
  const worker = async () => {
    while (performance.now() - started < seconds * 1000 && begun < most) {
      const from = performance.now();
      await work(begun++);
      histogram.record(Math.max(1, Math.round((performance.now() - from) * 1000)));
    }
  };
  await Promise.all(Array.from({ length: workers }, worker));
  const { count } = histogram;
  return {
    requests: count,
    perSecond: count / ((performance.now() - started) / 1000),
    p50: histogram.percentile(50) / 1000,
    p99: histogram.percentile(99) / 1000,
    failed: 0,
  };
}
