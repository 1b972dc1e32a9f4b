import type { SignUp } from "@/lib/contract/clients/schema";
import type { SignUpRow } from "./repo";

export function presentSignUp(row: SignUpRow): SignUp {
  return {
    id: row.id,
    company_name: row.company_name,
    name: row.name,
    phone: row.phone,
    email: row.email ?? "",
    status: row.accepted_at === null ? "pending" : "accepted",
    flagged: row.is_flagged,
    has_account: row.user_id !== null,
    unconfirmed: row.confirm_by !== null,
    client_id: row.client_id,
    created_at: row.created_at,
  };
}
