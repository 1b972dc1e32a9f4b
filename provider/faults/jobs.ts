import { dayMs } from "@/lib/contract/clock";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";

export const faultJobs: readonly Job[] = [
  createExpiry({ kind: "expire_faults", keepMs: 8 * dayMs, rows: { table: "faults", key: ["id"], time: "hour" } }),
];
