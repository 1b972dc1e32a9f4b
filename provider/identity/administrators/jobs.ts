import { dayMs } from "@/lib/contract/clock";
import { activityLimits } from "@/lib/contract/notifications/values";
import { createExpiry } from "../../kernel/jobs/expire";

/** Kept as long as the audit log, which names them. */
export const expireFormerAdministrators = createExpiry({
  kind: "expire_former_administrators",
  keepMs: activityLimits.days * dayMs,
  rows: { table: "former_administrators", key: ["user_id"], time: "removed_at" },
});
