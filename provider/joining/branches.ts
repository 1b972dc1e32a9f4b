import * as personMessages from "@/lib/contract/content/messages/person";
import { fieldError } from "@/lib/contract/errors";
import * as joiningMessages from "@/lib/contract/joining/messages";
import { reachOf } from "@/lib/contract/policies";
import type { ClientActor } from "../kernel/http/actor";
import { listBranches } from "../memberships/branches-repo";
import type { Db } from "../ports/database/schema";

/** @throws ApiError 400 on `branch_id` for none of the profile's, or one that the caller does not reach */
export async function requireBranch(db: Db, actor: ClientActor, branchId: number | null): Promise<void> {
  const { branchIds } = reachOf(actor);
  if (branchIds && !branchIds.includes(branchId ?? 0)) throw fieldError("branch_id", joiningMessages.branchNotYours);
  if (branchId !== null && (await findBranch(db, actor.clientId, branchId)) === undefined)
    throw fieldError("branch_id", personMessages.branchUnknown);
}

/** Undefined for none, and for one that was removed. */
export async function findBranch(db: Db, clientId: number, branchId: number | null) {
  return branchId === null ? undefined : (await listBranches(db, clientId)).find(({ id }) => id === branchId);
}
