import { createExpiry } from "../jobs/expire";
import type { Job } from "../jobs/job";
import { keyLifetimeMs } from "./idempotency-claims";

export const idempotencyJobs: readonly Job[] = [
  createExpiry({
    kind: "expire_idempotency_keys",
    keepMs: keyLifetimeMs,
    rows: { table: "idempotency_keys", key: ["user_id", "key"], time: "created_at" },
  }),
];
