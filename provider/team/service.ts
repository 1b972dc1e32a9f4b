import * as personMessages from "@/lib/contract/content/messages/person";
import { ApiError } from "@/lib/contract/errors";
import { reachOf } from "@/lib/contract/policies";
import type { PersonRoleInput } from "@/lib/contract/team/schema";
import { readOpenDiary } from "../appointments/diaries";
import { nameOwner } from "../clients/repo";
import { getPerson } from "../content/people/service";
import { type ContentWrite, writeContent } from "../content/write-content";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { listOwnBranches, requireOwnBranch } from "../memberships/branches";
import { hasOneOwner } from "../memberships/repo";
import { forgetNews, reachesLess } from "./lessening";
import * as repo from "./repo";

/** The company's address, what its people may have, and the branches within the caller's reach. */
export async function getTeam(deps: Deps, actor: ClientActor) {
  const { db } = deps;
  const cards = requireFound(await repo.findCards(db, actor.clientId));
  const givesAppointments = (await readOpenDiary(deps, db, actor.clientId)) !== null;
  return { ...cards, givesAppointments, branches: await listOwnBranches(db, actor) };
}

/**
 * It holds from the account's next call on.
 *
 * @throws ApiError 404, 409 for a person without an account or the last owner, 400 for an unknown branch
 */
export async function setPersonRole(deps: Deps, actor: ClientActor, id: number, { role, branch_ids }: PersonRoleInput) {
  const { clientId } = actor;
  const set = async ({ trx, note }: ContentWrite) => {
    const [person] = await repo.listChosen(trx, clientId, [id], reachOf(actor));
    const { account_role: former, branch_ids: formerBranches, name } = requireFound(person);
    if (former === null) throw new ApiError("conflict", personMessages.noAccount);
    if (former === "owner" && role !== "owner" && (await hasOneOwner(trx, clientId)))
      throw new ApiError("conflict", personMessages.lastOwner);
    const branches = role === "manager" ? branch_ids : [];
    for (const id of branches) await requireOwnBranch(trx, actor, id);
    await repo.updateAccounts(trx, [id], { role, branch_ids: JSON.stringify(branches) });
    if (former === "owner") await nameOwner(trx, clientId);
    await note("person_role_set", name);
    const before = { role: former, branch_ids: JSON.parse(formerBranches ?? "[]") };
    return reachesLess(before, { role, branch_ids: branches }) ? forgetNews(trx, clientId, [id]) : [];
  };
  void deps.streams.tell(await writeContent(deps, actor, set));
  return getPerson(deps, actor, id);
}
