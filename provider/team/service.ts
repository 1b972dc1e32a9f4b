import { reachOf } from "@/lib/contract/policies";
import type { Deps } from "../deps";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";
import { listBranches } from "../memberships/branches-repo";
import * as repo from "./repo";

/** The company's address, whether people have cards, and the branches within the caller's reach. */
export async function getTeam({ db }: Deps, actor: ClientActor) {
  const { branchIds } = reachOf(actor);
  const branches = await listBranches(db, actor.clientId);
  return {
    ...requireFound(await repo.findCards(db, actor.clientId)),
    branches: branches.filter(({ id = 0 }) => branchIds?.includes(id) ?? true),
  };
}
