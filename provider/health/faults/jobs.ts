import { dayMs } from "@/lib/contract/clock";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";

export const faultJobs: readonly Job[] = [
  createExpiry({ kind: "expire_faults", keepMs: 8 * dayMs, rows: { table: "faults", key: ["id"], time: "hour" } }),
];
