import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { deleteOldKeys, keyLifetimeMs } from "./idempotency-claims";

export const idempotencyJobs: readonly Job[] = [
  createExpiry({ kind: "expire_idempotency_keys", keepMs: keyLifetimeMs, deleteBefore: deleteOldKeys }),
];
