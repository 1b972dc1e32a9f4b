import { accountLimits } from "@/lib/contract/limits/account";
import { createExpiry } from "../jobs/expire";

export const expireKnownDevices = createExpiry({
  kind: "expire_known_devices",
  keepMs: accountLimits.deviceCookieMaxAge * 1_000,
  rows: { table: "known_devices", key: ["user_id", "device_hash"], time: "seen_at" },
});
