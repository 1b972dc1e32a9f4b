import type { CurrentUser } from "@/lib/contract/account";
import { presentUser } from "../users/presenter";
import type { AccountRow } from "../users/repo";

export function presentCurrentUser(account: AccountRow): CurrentUser {
  return {
    ...presentUser(account),
    client_id: account.client_id,
    company_name: account.company_name,
    phone: account.phone,
    slug: account.slug,
    created_at: account.created_at,
  };
}
