import { createHistogram } from "node:perf_hooks";

/** Durations, stored in microseconds and reported in milliseconds. */
export class Times {
  readonly #histogram = createHistogram();

  /** Adds a duration; both are values of `performance.now()`. */
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
