import type { Client } from "@/lib/contract/clients/schema";
import { presentSignInPhone, presentUser } from "../identity/users/presenter";
import { presentSubscription } from "../plans/presenter";
import type { ClientRow } from "./repo";

export function presentClient(client: ClientRow): Client {
  return {
    id: client.id,
    user: presentUser({ ...client, id: client.owner_id }),
    company_name: client.company_name,
    phone: client.phone,
    is_active: client.is_active,
    slug: client.slug,
    sign_in_phone: presentSignInPhone(client),
    plan: client.plan_id === null ? null : { id: client.plan_id, name: client.plan_name ?? "" },
    subscription: presentSubscription(client),
    last_sign_in: client.signed_in_at,
    created_at: client.created_at,
    updated_at: client.updated_at,
  };
}
