import { ApiError } from "@/lib/contract/errors";
import * as leavingMessages from "@/lib/contract/leaving/messages";
import type { FormerPersonListQuery } from "@/lib/contract/leaving/schema";
import { peopleTag } from "@/lib/contract/page-tags";
import { reachOf } from "@/lib/contract/policies";
import { findHandle } from "../content/people/handles-repo";
import { measurePlaces } from "../content/people/service";
import { writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { withPicture } from "../media/repo";
import { listBranches } from "../memberships/branches-repo";
import { requireReached } from "../memberships/reach";
import type { Db } from "../ports/database/schema";
import { renewMembership } from "./membership";
import * as repo from "./repo";
import { forget, heldSince, readSealed } from "./sealed";
import { handBack } from "./work-repo";

export async function listFormer({ db, now }: Deps, actor: ClientActor, query: FormerPersonListQuery) {
  const { clientId } = actor;
  const { rows, count } = await repo.listHeld(db, reachOf(actor), heldSince(now()), query);
  const ids = rows.map(({ id }) => id);
  const successors = await repo.findSuccessors(db, clientId, ids);
  const named = rows.map((row) => ({
    ...row,
    name: readSealed(row).person.name,
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
  return writeContent(deps, actor, async ({ trx, now, changed, note }) => {
    const former = await requireHeld(deps, trx, actor, id);
    await requireRoom(trx, clientId);
    const { person, membership, work } = readSealed(former);
    const branches = (await listBranches(trx, clientId)).flatMap((branch) => branch.id ?? []);
    const branch_id = branches.find((branch) => branch === person.branch_id) ?? null;
    // A card that was put back from its file may have given the short address to their new row.
    const isTheirs = (await findHandle(trx, clientId, person.handle))?.person_id === id;
    const handle = isTheirs ? person.handle : "";
    const back = await repo.putBack(trx, { ...person, branch_id, handle, is_resting: false, updated_at: now });
    if (person.image) await repo.putPhotoBack(trx, clientId, person.image);
    if (membership) await renewMembership(trx, membership, branches);
    await handBack(trx, { from: former.successor_id, to: id, clientId }, work, now);
    await repo.deleteFormer(trx, id);
    changed(peopleTag);
    await note("person_returned", person.name);
    return withPicture(trx, back, "image");
  });
}

/** What is personal goes at once. @throws ApiError 404 */
export function forgetPerson(deps: Deps, actor: ClientActor, id: number): Promise<void> {
  return writeContent(deps, actor, async (open) => {
    const former = await requireHeld(deps, open.trx, actor, id);
    await forget(open, { id, image: readSealed(former).person.image, now: open.now });
    await open.note("person_forgotten");
  });
}

async function requireHeld({ now }: Deps, trx: Db, actor: ClientActor, id: number): Promise<repo.HeldRow> {
  return requireReached(actor, await repo.findHeld(trx, actor.clientId, id, heldSince(now())));
}

async function requireRoom(trx: Db, clientId: number): Promise<void> {
  const { most, free } = await measurePlaces(trx, clientId);
  if (free === 0) throw new ApiError("conflict", leavingMessages.full(most));
}
