import { dayMs } from "@/lib/contract/clock";
import { activityLimits } from "@/lib/contract/notifications/values";
import { createExpiry } from "../../kernel/jobs/expire";

/** Nothing that they did is in the record any more. */
export const expireFormerAdministrators = createExpiry({
  kind: "expire_former_administrators",
  keepMs: activityLimits.days * dayMs,
  rows: { table: "former_administrators", key: ["user_id"], time: "removed_at" },
});
