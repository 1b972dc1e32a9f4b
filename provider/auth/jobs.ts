import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { deleteSessionsExpiredBefore } from "./repo";

export const authJobs: readonly Job[] = [
  createExpiry({ kind: "expire_sessions", keepMs: 0, deleteBefore: deleteSessionsExpiredBefore }),
];
