import type { Administrator } from "@/lib/contract/identity/schema";
import { hasPassword } from "../users/service";
import type { AdministratorRow } from "./repo";

export function presentAdministrator(row: AdministratorRow, callerId: number): Administrator {
  return {
    id: row.id,
    name: row.username,
    email: row.email ?? "",
    is_active: row.is_active,
    is_invited: !hasPassword(row),
    is_self: row.id === callerId,
    created_at: row.created_at,
    seen_at: row.seen_at,
  };
}
