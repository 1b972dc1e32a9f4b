import type { InvitedPeople } from "@/lib/contract/joining/schema";
import { peopleFileLimits } from "@/lib/contract/joining/values";
import { reachOf } from "@/lib/contract/policies";
import { lockClient } from "../clients/repo";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import type { AuditActor } from "../kernel/write/audit-repo";
import { write } from "../kernel/write/write";
import { listChosen } from "../team/repo";
import { contactOf, findWaiting, givesRole, requireMail, saveInvitation, takeMail } from "./invitations";
import { sendTeamInvitation } from "./jobs";
import { listInvitations } from "./repo";

/**
 * Mails an invitation to those within reach who have no account, whether they have had one before or not. Whoever is
 * beyond the mails of the day keeps the one that they have.
 *
 * @throws ApiError as `requireMail`
 */
export async function invitePeople(
  deps: Deps,
  actor: ClientActor,
  ids: readonly number[],
  by: AuditActor,
): Promise<InvitedPeople> {
  const { clientId } = actor;
  await requireMail(deps, clientId);
  const chosen = await listChosen(deps.db, clientId, ids, reachOf(actor));
  const waiting = chosen.filter(({ account_role }) => account_role === null);
  const withheld = await listWithheld(deps, actor);
  const given = waiting.filter(({ id }) => !withheld.has(id));
  const reachable = given.filter(({ email }) => email !== "");
  const mailed: number[] = [];
  for (const { id, email } of reachable) if (await takeMail(deps, clientId, email)) mailed.push(id);
  let sent = 0;
  for (let start = 0; start < mailed.length; start += peopleFileLimits.batch)
    sent += await inviteBatch(deps, actor, mailed.slice(start, start + peopleFileLimits.batch), by);
  return {
    sent,
    // Somebody may have joined since they were counted.
    joined: chosen.length - waiting.length + mailed.length - sent,
    without_email: given.length - reachable.length,
    limited: reachable.length - mailed.length,
    owners_alone: waiting.length - given.length,
  };
}

/** The ids of those who are invited to a role that the caller does not give. */
async function listWithheld({ db, now }: Deps, actor: ClientActor): Promise<Set<number | null>> {
  const invitations = await listInvitations(db, actor.clientId, reachOf(actor).branchIds, now().toISOString());
  return new Set(invitations.filter(({ role }) => !givesRole(actor, role)).map(({ person_id }) => person_id));
}

/** @returns how many were invited */
function inviteBatch(deps: Deps, actor: ClientActor, ids: readonly number[], by: AuditActor): Promise<number> {
  const { clientId } = actor;
  return write(deps, by, async (open) => {
    await lockClient(open.trx, clientId);
    const chosen = await listChosen(open.trx, clientId, ids, reachOf(actor));
    let sent = 0;
    for (const person of chosen) {
      const before = await findWaiting(open.trx, person.id, open.now);
      if (person.account_role !== null || person.email === "" || !givesRole(actor, before.role)) continue;
      const { id } = await saveInvitation(open, clientId, by, { ...contactOf(person), ...before });
      await open.enqueue(sendTeamInvitation, { invitation_id: id });
      sent++;
    }
    return sent;
  });
}
