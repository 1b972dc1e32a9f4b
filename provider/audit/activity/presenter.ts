import type { Activity } from "@/lib/contract/audit/schema";
import type { ActivityRow } from "./repo";

/**
 * Leaves out which administrator acted, and every address. The detail of `account_updated` is only a list of field names, so it is
 * left out too.
 */
export function presentActivity(row: ActivityRow, viewerId: number): Activity {
  return {
    id: row.id,
    action: row.action,
    at: row.at,
    is_own: row.actor_id === viewerId,
    colleague: row.actor_id === viewerId ? null : row.colleague,
    detail: row.action === "account_updated" ? "" : row.detail,
    client_id: row.client_id,
    company_name: row.company_name,
  };
}
