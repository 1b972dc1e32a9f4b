import { type AuditEntry, auditColumns } from "@/lib/contract/audit/schema";
import { presentSignInPhone } from "../identity/users/presenter";
import type { AuditRow } from "./repo";

export function presentAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at,
    action: row.action,
    actor_id: row.actor_id,
    actor_email: row.actor_email ?? presentSignInPhone({ sign_in_phone: row.actor_phone }),
    actor_name: row.actor_name,
    target: row.target,
    address: row.address,
    detail: row.detail,
    client_id: row.client_id,
    company_name: row.company_name,
  };
}

/** The cells of an entry in the CSV file. */
export function presentAuditCells(row: AuditRow): string[] {
  const entry = presentAuditEntry(row);
  return auditColumns.map((column) => entry[column] ?? "");
}
