import { dayMs } from "@/lib/contract/clock";
import { createExpiry } from "./expire";
import type { Job } from "./job";

const month = 30 * dayMs;

/** Dead jobs stay for a while, to be looked into. */
export const deadJobs: readonly Job[] = [
  createExpiry({ kind: "expire_dead_jobs", keepMs: month, rows: { table: "jobs", key: ["id"], time: "dead_at" } }),
];
