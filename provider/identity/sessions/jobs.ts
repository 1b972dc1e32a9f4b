import { z } from "zod";
import { accountLimits } from "@/lib/contract/identity/values";
import { createExpiry } from "../../kernel/jobs/expire";
import type { Job } from "../../kernel/jobs/job";

export const sessionJobs: readonly Job[] = [
  createExpiry({ kind: "expire_sessions", keepMs: 0, rows: { table: "sessions", key: ["id"], time: "expires_at" } }),
];

/** Lifts a sign-in lock; for commands, which run outside the process that counts failures. */
export const forgiveSignIns: Job<{ user_id: number }> = {
  kind: "forgive_sign_ins",
  payload: z.object({ user_id: z.number() }),
  isUrgent: true,
  run: ({ signInLimiter }, { user_id }) => signInLimiter.forgive(user_id),
};

export const expireKnownDevices = createExpiry({
  kind: "expire_known_devices",
  keepMs: accountLimits.deviceCookieMaxAge * 1_000,
  rows: { table: "known_devices", key: ["user_id", "device_hash"], time: "seen_at" },
});
