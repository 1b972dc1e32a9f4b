import type { ServerResponse } from "node:http";
import { Counter, Gauge, Histogram, type Registry } from "prom-client";

/** What the listener counts of those who come. */
export type VisitMetrics = {
  /** A page that was kept, ready to be sent. It is the hot path, so this is one addition and no more. */
  countKept(): void;
  /** Any other answer, once it has been given. */
  follow(kind: string, response: ServerResponse): void;
};

/** Seconds: from what takes no work to what visitors no longer wait for. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** `connections` is how many there are now. */
export function createVisitMetrics(registry: Registry, connections: () => number): VisitMetrics {
  const registers = [registry];
  let kept = 0;
  new Counter({
    name: "namaskard_kept_answers_total",
    help: "Answers that the page cache had ready",
    registers,
    collect() {
      this.reset();
      this.inc(kept);
    },
  });
  new Gauge({
    name: "namaskard_connections",
    help: "Connections that are open",
    registers,
    collect() {
      this.set(connections());
    },
  });
  const answers = new Counter({
    name: "namaskard_answers_total",
    help: "All other answers, by what was asked for and their status; 0 is one that the visitor did not wait for",
    labelNames: ["kind", "status"] as const,
    registers,
  });
  const durations = new Histogram({
    name: "namaskard_answer_seconds",
    help: "How long they took",
    labelNames: ["kind"] as const,
    buckets,
    registers,
  });
  return {
    countKept() {
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
