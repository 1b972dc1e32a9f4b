import { ApiError, fieldError } from "@/lib/contract/errors";
import * as leavingMessages from "@/lib/contract/leaving/messages";
import type { LeaveCompanyInput, LeaveInput } from "@/lib/contract/leaving/schema";
import { clientTag, peopleTag } from "@/lib/contract/page-tags";
import { reaches, reachOf } from "@/lib/contract/policies";
import { findCompany } from "../clients/companies";
import { deletePerson as deletePersonRow, findPerson } from "../content/people/repo";
import { type ContentWrite, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import { getAccount } from "../identity/users/service";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { dropUpload } from "../kernel/write/files-repo";
import { requireReached } from "../memberships/reach";
import { findMembership, findMembershipOfPerson } from "../memberships/repo";
import { settleClient } from "../plans/resting";
import type { Db, Row } from "../ports/database/schema";
import { endMembership } from "./membership";
import * as repo from "./repo";
import { forget, returnableUntil, type Sealed } from "./sealed";
import { handOver } from "./work-repo";

type Membership = Row<"memberships">;

/**
 * Takes a person within reach out of the company, with the account whose card it was. What was theirs goes to the
 * successor; what brings them back is kept for a while.
 *
 * @throws ApiError 404, 400 on `successor_id`, 403 for whom only owners may take out, 409 for the only owner
 */
export async function leave(deps: Deps, actor: ClientActor, id: number, input: LeaveInput): Promise<void> {
  const { clientId } = actor;
  const userId = await writeContent(deps, actor, async (open) => {
    const person = requireReached(actor, await findPerson(open.trx, clientId, id));
    await requireSuccessor(open.trx, actor, id, input.successor_id);
    const membership = (await findMembershipOfPerson(open.trx, id)) ?? null;
    if (membership) requireMayEnd(actor, membership);
    if (membership) await endMembership(open, membership);
    await remove(open, { person, membership }, input);
    await open.note("person_left", person.name);
    return membership?.user_id;
  });
  if (userId !== undefined) void deps.streams.tell([userId]);
}

/**
 * Takes the caller out of the company, with the own card, which leads to the company's from now on.
 *
 * @throws ApiError 409 for the only owner
 */
export async function leaveCompany(deps: Deps, actor: ClientActor, { forgets }: LeaveCompanyInput): Promise<void> {
  const { clientId, userId, sessionId } = actor;
  await writeContent(deps, actor, async (open) => {
    const membership = requireFound(await findMembership(open.trx, userId, clientId));
    const { person_id } = membership;
    const person = person_id === null ? undefined : await findPerson(open.trx, clientId, person_id);
    await endMembership(open, membership, sessionId);
    if (person) await remove(open, { person, membership }, { successor_id: null, says_so: false });
    if (person && forgets) await forget(open, { id: person.id, image: person.image, now: open.now });
    const { username } = await getAccount({ db: open.trx }, userId);
    await open.note("person_left", person?.name ?? username);
  });
  void deps.streams.tell([userId]);
}

/** The same as `leave`, to nobody. An owner stays one, and where people have no cards of their own nothing is kept. @throws ApiError 404 */
export async function deletePerson(deps: Deps, actor: ClientActor, id: number): Promise<void> {
  const { clientId } = actor;
  const userId = await writeContent(deps, actor, async (open) => {
    const { trx, now } = open;
    const person = requireReached(actor, await findPerson(trx, clientId, id));
    const membership = (await findMembershipOfPerson(trx, id)) ?? null;
    if (membership) requireMayEnd(actor, membership);
    const isEnding = membership !== null && membership.role !== "owner";
    if (isEnding) await endMembership(open, membership);
    await remove(open, { person, membership }, { successor_id: null, says_so: false });
    if (!(await repo.hasPersonCards(trx, clientId))) await forget(open, { id, image: person.image, now });
    await open.note("person_deleted", person.name);
    return isEnding ? membership.user_id : undefined;
  });
  if (userId !== undefined) void deps.streams.tell([userId]);
}

/** Where the address of somebody who left leads. @throws ApiError 404 for no such card, and for nobody */
export async function findSuccessor(deps: Deps, companyName: string, id: number) {
  const company = await findCompany(deps, companyName);
  const successor = requireFound((await repo.findSuccessors(deps.db, company.id, [id])).get(id));
  return { ...successor, company };
}

type Leaver = { person: Row<"people">; membership: Membership | null };

async function remove({ trx, now, withdrawn }: ContentWrite, { person, membership }: Leaver, to: LeaveInput) {
  const { id, client_id, branch_id, image } = person;
  const { successor_id, says_so: is_told } = to;
  const work = await handOver(trx, id, successor_id, now);
  await deletePersonRow(trx, client_id, id);
  await settleClient(trx, client_id);
  const sealed: Sealed = { person, membership, work };
  const former = { id, client_id, successor_id, is_told, branch_id, left_at: now };
  await repo.insertFormer(trx, { ...former, sealed: JSON.stringify(sealed) });
  if (image) await dropUpload(trx, image, returnableUntil(former));
  withdrawn(clientTag(client_id), peopleTag);
}

async function requireSuccessor(trx: Db, actor: ClientActor, leaver: number, id: number | null): Promise<void> {
  if (id === null) return;
  const successor = id === leaver ? undefined : await findPerson(trx, actor.clientId, id);
  if (!successor || !reaches(reachOf(actor), successor))
    throw fieldError("successor_id", leavingMessages.successorUnknown);
}

function requireMayEnd({ role, userId }: ClientActor, { role: ended, user_id }: Membership): void {
  if (role === "owner" || ended === "member" || user_id === userId) return;
  throw new ApiError("permission_denied", leavingMessages.ownersOnly);
}
