import type { Branch } from "@/lib/contract/cards/fields";
import type { ChangeRequest } from "@/lib/contract/content/own-person";
import { personFields } from "@/lib/contract/content/person-fields";
import type { ChangeRequestRow } from "../../memberships/change-requests-repo";

export function presentChangeRequest(row: ChangeRequestRow, branches: readonly Branch[]): ChangeRequest {
  const { field } = row;
  const toText = (value: string | number | null) => {
    if (field === "links") return linksText(String(value));
    return field === "branch_id" ? (branches.find(({ id }) => id === Number(value))?.name ?? "") : String(value ?? "");
  };
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

/** Each with its address in a line; of what no card takes any more as it was sent. */
function linksText(sent: string): string {
  const links = personFields.links.sent.safeParse(sent);
  return links.success ? links.data.map(({ title, url }) => `${title} ${url}`).join("\n") : sent;
}
