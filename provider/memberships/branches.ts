import * as personMessages from "@/lib/contract/content/messages/person";
import { fieldError } from "@/lib/contract/errors";
import { reachOf } from "@/lib/contract/policies";
import type { ClientActor } from "../kernel/http/actor";
import type { Db } from "../ports/database/schema";
import { listBranches } from "./branches-repo";

/** Undefined for none, and for one that was removed. */
export async function findBranch(db: Db, clientId: number, branchId: number | null) {
  return branchId === null ? undefined : (await listBranches(db, clientId)).find(({ id }) => id === branchId);
}

/** The branches within the caller's reach. */
export async function listOwnBranches(db: Db, actor: ClientActor): Promise<{ id: number; name: string }[]> {
  const { branchIds } = reachOf(actor);
  const branches = await listBranches(db, actor.clientId);
  return branches.flatMap(({ id = 0, name }) => (branchIds?.includes(id) === false ? [] : { id, name }));
}

/** @throws ApiError 400 on `branch_id` for one that is none of the profile's */
export async function requireBranch(db: Db, clientId: number, branchId: number | null): Promise<void> {
  if (branchId !== null && !(await findBranch(db, clientId, branchId))) throw unknown();
}

/** The same, and for a manager for none, or for one of others. */
export async function requireOwnBranch(db: Db, actor: ClientActor, branchId: number | null): Promise<void> {
  const { branchIds } = reachOf(actor);
  if (branchIds?.includes(branchId ?? 0) === false) throw unknown();
  await requireBranch(db, actor.clientId, branchId);
}

const unknown = () => fieldError("branch_id", personMessages.branchUnknown);
