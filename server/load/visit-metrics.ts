import type { ServerResponse } from "node:http";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

export type VisitMetrics = {
  /** A cache hit. Hot path: a single addition. */
  countCacheHit(): void;
  /** Any other answer, when finished. */
  follow(kind: string, response: ServerResponse): void;
};

/** Seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `connections`: the current number. */
export function createVisitMetrics(registry: Registry, connections: () => number): VisitMetrics {
  const registers = [registry];
  let kept = 0;
  new Counter({
    name: "namaskard_kept_answers_total",
    help: "Answers served from the page cache",
    registers,
    collect() {
      this.reset();
      this.inc(kept);
    },
  });
  new Gauge({
    name: "namaskard_connections",
    help: "Open connections",
    registers,
    collect() {
      this.set(connections());
    },
  });
  const answers = new Counter({
    name: "namaskard_answers_total",
    help: "All other answers by route and status; 0 where the visitor left before the answer",
    labelNames: ["kind", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "namaskard_answer_seconds",
    help: "How long these answers took",
    labelNames: ["kind"] as const,
    buckets,
    registers,
  });
  return {
    countCacheHit() {
      kept++;
    },
    follow(kind, response) {
      const end = durations.startTimer({ kind });
      response.once("close", () => {
        end();
        answers.inc({ kind, status: response.writableFinished ? response.statusCode : 0 });
      });
    },
  };
}
