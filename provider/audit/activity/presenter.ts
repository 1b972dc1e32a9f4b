import type { Activity } from "@/lib/contract/audit/schema";
import type { ActivityRow } from "./repo";

/** Who else did it stays inside, as does the network address. An account's detail is the names of its fields. */
export function presentActivity(row: ActivityRow, viewerId: number): Activity {
  return {
    id: row.id,
    action: row.action,
    at: row.at,
    is_own: row.actor_id === viewerId,
    detail: row.action === "account_updated" ? "" : row.detail,
    client_id: row.client_id,
    company_name: row.company_name,
  };
}
