import { dayMs } from "@/lib/contract/clock";
import { createExpiry } from "./expire";
import type { Job } from "./job";

const month = 30 * dayMs;

/** Dead jobs are kept for a month, so that somebody can look into them. */
export const deadJobs: readonly Job[] = [
  createExpiry({ kind: "expire_dead_jobs", keepMs: month, rows: { table: "jobs", key: ["id"], time: "dead_at" } }),
];
