import type { RecordableHistogram } from "node:perf_hooks";
import type { Bench } from "../bench";

/** Tells of the largest installation, and beside it of the others; histograms are of microseconds, in the order of sizes. */
export function tellGrowth({ options, report }: Bench, name: string, histograms: readonly RecordableHistogram[]): void {
  const sizes = options.companies;
  const times = histograms.map((histogram) => histogram.percentile(50) / 1000);
  const [smallest = 0] = times;
  const largest = times.at(-1) ?? smallest;
  const others = sizes.slice(0, -1).map((size, index) => [`at ${size.toLocaleString("en")}`, times[index] ?? 0]);
  report.tell({
    section: "growth",
    name,
    companies: sizes.at(-1),
    values: { p50: largest, p99: (histograms.at(-1)?.percentile(99) ?? 0) / 1000, ...Object.fromEntries(others) },
    ratios: sizes.length > 1 ? { smallest: largest / smallest } : {},
    targets: [{ of: "smallest", most: 1.5 }],
  });
}
