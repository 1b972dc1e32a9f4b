import type { InviteOwnerInput } from "@/lib/contract/joining/schema";
import { getClient } from "../clients/service";
import type { Deps } from "../deps";
import type { AuditActor } from "../kernel/write/audit-repo";
import type { Db } from "../ports/database/schema";
import { endInvitation, type Made, makeInvitation } from "./invitations";
import * as repo from "./repo";

/* The operator's way to a client's owners, for one that has lost its own. */

/** @throws ApiError 404 for an unknown client */
export async function tellOwners({ db, now }: Deps, clientId: number) {
  await getClient({ db }, clientId);
  const [owners, invitations] = await Promise.all([
    repo.listOwners(db, clientId),
    listOwnersToBe(db, clientId, now().toISOString()),
  ]);
  return { owners, invitations };
}

/** @throws ApiError 400 on `email` or beyond a limit, 404 for an unknown client, 429 for too many mails */
export function inviteOwner(deps: Deps, clientId: number, input: InviteOwnerInput, by: AuditActor): Promise<Made> {
  return makeInvitation(deps, clientId, by, input.by_mail, async ({ trx }) => {
    await getClient({ db: trx }, clientId);
    return { ...input, role: "owner", person_id: null, branch_ids: [] };
  });
}

/** @throws ApiError 404 */
export function withdrawOwner(deps: Deps, clientId: number, id: number, by: AuditActor): Promise<void> {
  return endInvitation(deps, clientId, id, by, async (db, now) =>
    (await listOwnersToBe(db, clientId, now)).find((invitation) => invitation.id === id),
  );
}

async function listOwnersToBe(db: Db, clientId: number, now: string): Promise<repo.InvitationRow[]> {
  const invitations = await repo.listInvitations(db, clientId, undefined, now);
  return invitations.filter(({ role }) => role === "owner");
}
