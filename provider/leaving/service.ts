import { ApiError, fieldError } from "@/lib/contract/errors";
import * as leavingMessages from "@/lib/contract/leaving/messages";
import type { FormerPersonListQuery, LeaveInput } from "@/lib/contract/leaving/schema";
import { returnableFor } from "@/lib/contract/leaving/values";
import { clientTag } from "@/lib/contract/page-tags";
import { reaches, reachOf } from "@/lib/contract/policies";
import { findCompany } from "../clients/companies";
import { deletePerson as deletePersonRow, findPerson, measurePeople } from "../content/people/repo";
import { type ContentWrite, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { dropUpload } from "../kernel/write/files-repo";
import { withPicture } from "../media/repo";
import { listBranches } from "../memberships/branches-repo";
import { findMembershipOfPerson } from "../memberships/repo";
import { readLimitsOf } from "../plans/allowance";
import { settleClient } from "../plans/resting";
import type { Db, Row } from "../ports/database/schema";
import { endMembership, renewMembership } from "./membership";
import * as repo from "./repo";
import { handBack, handOver, type Work } from "./work-repo";

type Membership = Row<"memberships">;
/** What brings somebody back. */
type Sealed = { person: Row<"people">; membership: Membership | null; work: Work };

/**
 * Takes a person within reach out of the company, with the account whose card it was. What was theirs goes to the
 * successor; what brings them back is kept for a while.
 *
 * @throws ApiError 404, 400 on `successor_id`, 403 for whom only owners may take out, 409 for the only owner
 */
export async function leave(deps: Deps, actor: ClientActor, id: number, input: LeaveInput): Promise<void> {
  const { clientId } = actor;
  const userId = await writeContent(
    deps,
    clientId,
    async (open) => {
      const person = await requireWithin(actor, await findPerson(open.trx, clientId, id));
      await requireSuccessor(open.trx, actor, id, input.successor_id);
      const membership = (await findMembershipOfPerson(open.trx, id)) ?? null;
      if (membership) requireMayEnd(actor, membership);
      if (membership) await endMembership(open, membership);
      await remove(open, { person, membership }, input);
      await open.note("person_left", person.name);
      return membership?.user_id;
    },
    actor.userId,
  );
  if (userId !== undefined) void deps.streams.tell([userId]);
}

/** The same, to nobody. An owner stays one, and where people have no cards of their own nothing is kept. @throws ApiError 404 */
export async function deletePerson(deps: Deps, { clientId, userId: by }: ClientActor, id: number): Promise<void> {
  const userId = await writeContent(
    deps,
    clientId,
    async (open) => {
      const { trx, now } = open;
      const person = requireFound(await findPerson(trx, clientId, id));
      const membership = (await findMembershipOfPerson(trx, id)) ?? null;
      const isEnding = membership !== null && membership.role !== "owner";
      if (isEnding) await endMembership(open, membership);
      await remove(open, { person, membership }, { successor_id: null, says_so: false });
      if (!(await repo.hasPersonCards(trx, clientId))) await forget(open, { id, image: person.image, now });
      await open.note("person_deleted", person.name);
      return isEnding ? membership.user_id : undefined;
    },
    by,
  );
  if (userId !== undefined) void deps.streams.tell([userId]);
}

export async function listFormer({ db, now }: Deps, actor: ClientActor, query: FormerPersonListQuery) {
  const { clientId } = actor;
  const { rows, count } = await repo.listHeld(db, reachOf(actor), heldSince(now()), query);
  const ids = rows.map(({ id }) => id);
  const successors = await repo.findSuccessors(db, clientId, ids);
  const named = rows.map((row) => ({
    ...row,
    name: read(row).person.name,
    successor: successors.get(row.id)?.person?.name ?? null,
  }));
  return { rows: named, count };
}

/**
 * Under the same id, with the photo; with the branch, the account and what came by them, as far as these are as they were
 * left.
 *
 * @throws ApiError 404 for who left too long ago, 409 where there is no room
 */
export function bringBack(deps: Deps, actor: ClientActor, id: number) {
  const { clientId } = actor;
  return writeContent(
    deps,
    clientId,
    async ({ trx, now, note }) => {
      const former = await requireHeld(deps, trx, actor, id);
      await requireRoom(trx, clientId);
      const { person, membership, work } = read(former);
      const branches = (await listBranches(trx, clientId)).flatMap((branch) => branch.id ?? []);
      const branch_id = branches.find((branch) => branch === person.branch_id) ?? null;
      const back = await repo.putBack(trx, { ...person, branch_id, is_resting: false, updated_at: now });
      if (person.image) await repo.putPhotoBack(trx, clientId, person.image);
      if (membership) await renewMembership(trx, membership, branches);
      await handBack(trx, { from: former.successor_id, to: id, clientId }, work, now);
      await repo.deleteFormer(trx, id);
      await note("person_returned", person.name);
      return withPicture(trx, back, "image");
    },
    actor.userId,
  );
}

/** What is personal goes at once. @throws ApiError 404 */
export function forgetPerson(deps: Deps, actor: ClientActor, id: number): Promise<void> {
  return writeContent(
    deps,
    actor.clientId,
    async (open) => {
      const former = await requireHeld(deps, open.trx, actor, id);
      await forget(open, { id, image: read(former).person.image, now: open.now });
      await open.note("person_forgotten");
    },
    actor.userId,
  );
}

/** Where the address of somebody who left leads. @throws ApiError 404 for no such card, and for nobody */
export async function findSuccessor(deps: Deps, companyName: string, id: number) {
  const { id: clientId } = await findCompany(deps, companyName);
  return requireFound((await repo.findSuccessors(deps.db, clientId, [id])).get(id));
}

export function returnableUntil({ left_at }: Pick<repo.FormerRow, "left_at">): string {
  return new Date(Date.parse(left_at) + returnableFor).toISOString();
}

/** Who left after this time can be brought back. */
export function heldSince(now: Date): string {
  return new Date(now.getTime() - returnableFor).toISOString();
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
  withdrawn(clientTag(client_id));
}

type Forgotten = { id: number; image: string | null; now: string };

async function forget({ trx }: ContentWrite, { id, image, now }: Forgotten): Promise<void> {
  await repo.forget(trx, id);
  if (image) await repo.dropPhotoNow(trx, image, now);
}

function read({ sealed }: repo.HeldRow): Sealed {
  return JSON.parse(sealed);
}

type Placed = { id: number; branch_id: number | null };

function requireWithin<P extends Placed>(actor: ClientActor, person: P | undefined): P {
  const found = requireFound(person);
  return requireFound(reaches(reachOf(actor), found) ? found : undefined);
}

async function requireHeld({ now }: Deps, trx: Db, actor: ClientActor, id: number): Promise<repo.HeldRow> {
  return requireWithin(actor, await repo.findHeld(trx, actor.clientId, id, heldSince(now())));
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

async function requireRoom(trx: Db, clientId: number): Promise<void> {
  const { people: most } = await readLimitsOf(trx, clientId);
  const { count } = await measurePeople(trx, clientId);
  if (count >= most) throw new ApiError("conflict", leavingMessages.full(most));
}
