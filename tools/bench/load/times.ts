import { createHistogram } from "node:perf_hooks";

/** How long each of many things took, kept to the microsecond and told in milliseconds. */
export class Times {
  readonly #histogram = createHistogram();

  /** Adds one that lasted from `started` to `ended`, as `performance.now()` has them. */
  add(started: number, ended = performance.now()): void {
    this.#histogram.record(Math.max(1, Math.round((ended - started) * 1000)));
  }

  get count(): number {
    return this.#histogram.count;
  }

  get p50(): number {
    return this.#histogram.percentile(50) / 1000;
  }

  get p99(): number {
    return this.#histogram.percentile(99) / 1000;
  }

  get slowest(): number {
    return this.#histogram.max / 1000;
  }
}
