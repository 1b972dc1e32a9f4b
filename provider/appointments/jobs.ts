import { dayMs } from "@/lib/contract/clock";
import { createExpiry } from "../kernel/jobs/expire";

/** From when they were over: one may be booked for longer ahead than anything is kept. */
export const expireAppointments = createExpiry({
  kind: "expire_appointments",
  keepMs: ({ leadsRetentionDays }) => leadsRetentionDays * dayMs,
  rows: { table: "appointments", key: ["id"], time: "ends_at" },
});
