import { dayMs } from "@/lib/contract/clock";
import { limits } from "@/lib/contract/limits";
import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";

export const auditJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_audit_log",
    keepMs: limits.activity.days * dayMs,
    rows: { table: "audit_log", key: ["id"], time: "at" },
  }),
];
