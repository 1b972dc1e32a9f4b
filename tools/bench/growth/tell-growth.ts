import type { Bench } from "../bench";
import type { Times } from "../load/times";

/** Reports the largest installation, with the others beside it; `measured` is in the order of sizes. */
export function tellGrowth({ options, report }: Bench, name: string, measured: readonly Times[]): void {
  const sizes = options.companies;
  const times = measured.map(({ p50 }) => p50);
  const [smallest = 0] = times;
  const largest = times.at(-1) ?? smallest;
  const others = sizes.slice(0, -1).map((size, index) => [`at ${size.toLocaleString("en")}`, times[index] ?? 0]);
  report.tell({
    section: "growth",
    name,
    companies: sizes.at(-1),
    values: { p50: largest, p99: measured.at(-1)?.p99 ?? 0, ...Object.fromEntries(others) },
    ratios: sizes.length > 1 ? { smallest: largest / smallest } : {},
    targets: [{ of: "smallest", most: 1.5 }],
  });
}
