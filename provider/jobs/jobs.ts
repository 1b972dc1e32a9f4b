import { createExpiry } from "./expire";
import type { Job } from "./job";

const month = 30 * 24 * 60 * 60_000;

/** Dead jobs stay for a while, to be looked into. */
export const deadJobs: readonly Job[] = [
  createExpiry({ kind: "expire_dead_jobs", keepMs: month, rows: { table: "jobs", key: ["id"], time: "dead_at" } }),
];
