import type { BulkSelection, MadeLink } from "@/lib/contract/clients/bulk";
import * as bulkMessages from "@/lib/contract/clients/bulk-messages";
import { bulkLimits } from "@/lib/contract/clients/values";
import { fieldError } from "@/lib/contract/errors";
import type { CreatedResetLink } from "@/lib/contract/identity/schema";
import { resetLinkLimits } from "@/lib/contract/identity/values";
import type { Deps } from "../../deps";
import { makeResetLink } from "../../identity/users/service";
import type { AuditActor } from "../../kernel/write/audit-repo";
import { write } from "../../kernel/write/write";
import { listChosen, listClientsById } from "../repo";

/** Clients in one write. */
const batch = 100;

/**
 * Links for many clients to set a new password, which are in this answer alone. Blocked clients have none.
 *
 * @throws ApiError 400 for too many clients
 */
export async function makeLinks(deps: Deps, chosen: BulkSelection, by: AuditActor): Promise<MadeLink[]> {
  const ids = await listChosen(deps.db, chosen);
  if (ids.length > bulkLimits.ids) throw fieldError("clients", bulkMessages.tooManyLinks);
  const links: MadeLink[] = [];
  for (let start = 0; start < ids.length; start += batch)
    links.push(...(await makeSome(deps, ids.slice(start, start + batch), by)));
  return links;
}

function makeSome(deps: Deps, ids: readonly number[], by: AuditActor): Promise<MadeLink[]> {
  return write(deps, by, async (open) => {
    const clients = await listClientsById(open.trx, ids);
    const links: MadeLink[] = [];
    const owners = new Map<number, CreatedResetLink | null>();
    // In one order: two who do this at once do not wait for each other.
    const active = clients.filter(({ is_active }) => is_active).toSorted((a, b) => a.owner_id - b.owner_id);
    for (const { id, owner_id, company_name, email, phone } of active) {
      // An account has one link, also as the owner of several.
      const link = owners.get(owner_id) ?? (await makeResetLink(open, owner_id, resetLinkLimits.handedFor));
      owners.set(owner_id, link);
      if (!link) continue;
      await open.record({ action: "reset_link_created", target: `client:${id}` });
      links.push({ company_name, email, phone, ...link });
    }
    return links;
  });
}
