import { dayMs } from "@/lib/contract/clock";
import { activityLimits } from "@/lib/contract/notifications/values";
import { createExpiry } from "../kernel/jobs/expire";
import type { Job } from "../kernel/jobs/job";

export const auditJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_audit_log",
    keepMs: activityLimits.days * dayMs,
    rows: { table: "audit_log", key: ["id"], time: "at" },
  }),
];
