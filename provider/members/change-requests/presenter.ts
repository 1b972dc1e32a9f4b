import type { Branch } from "@/lib/contract/cards/fields";
import type { ChangeRequest } from "@/lib/contract/content/own-person";
import type { ChangeRequestRow } from "../../memberships/change-requests-repo";

export function presentChangeRequest(row: ChangeRequestRow, branches: readonly Branch[]): ChangeRequest {
  const { field } = row;
  const toText = (value: string | number | null) =>
    field === "branch_id" ? (branches.find(({ id }) => id === Number(value))?.name ?? "") : String(value ?? "");
  return {
    id: row.request_id,
    person_id: row.id,
    person_name: row.name,
    field,
    value: toText(row.value),
    current: toText(row[field]),
    note: row.note,
    created_at: row.asked_at,
  };
}
