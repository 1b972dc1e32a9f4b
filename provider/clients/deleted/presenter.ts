import type { DeletedClient } from "@/lib/contract/clients/schema";
import type { DeletedClientRow } from "./pieces-repo";

export function presentDeletedClient(client: DeletedClientRow): DeletedClient {
  return {
    id: client.id,
    company_name: client.company_name,
    email: client.email,
    phone: client.phone,
    slug: client.slug,
    deleted_at: client.deleted_at,
    restorable_until: client.restorable_until,
  };
}
