import { createHistogram } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { requestRaw } from "../../../e2e/raw-request";

/** Milliseconds that new visitors waited. */
export type Watched = { p50: number; p99: number; slowest: number };

/** How long the page takes, on a new connection every so many milliseconds, until `work` is over. */
export async function watchPage(url: string, path: string, work: Promise<unknown>, pause = 20): Promise<Watched> {
  const histogram = createHistogram();
  let isOver = false;
  const watch = async () => {
    do {
      const started = performance.now();
      const { status } = await requestRaw(url, path);
      if (status !== 200) throw new Error(`${path} answered ${status} to a visitor meanwhile`);
      histogram.record(Math.max(1, Math.round((performance.now() - started) * 1000)));
      await delay(pause);
    } while (!isOver);
  };
  const end = () => {
    isOver = true;
  };
  await Promise.all([watch(), work.finally(end)]);
  return { p50: histogram.percentile(50) / 1000, p99: histogram.percentile(99) / 1000, slowest: histogram.max / 1000 };
}
