import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";

export const sessionJobs: readonly Job[] = [
  createExpiry({ kind: "expire_sessions", keepMs: 0, rows: { table: "sessions", key: ["id"], time: "expires_at" } }),
];
