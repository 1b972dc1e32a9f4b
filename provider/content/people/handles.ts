import * as personMessages from "@/lib/contract/content/messages/person";
import { personLimits } from "@/lib/contract/content/values";
import { fieldError } from "@/lib/contract/errors";
import { isReservedForNew } from "../../clients/slugs";
import type { Db, Row } from "../../ports/database/schema";
import * as repo from "./handles-repo";

/**
 * Keeps a person's short address for them for good. The caller must hold the lock on the client's row.
 *
 * @throws ApiError 400 on `handle` when it is reserved, is or was somebody else's, or is one too many
 */
export async function takeHandle(trx: Db, person: Row<"people">, now: string): Promise<void> {
  const { id: person_id, client_id, handle } = person;
  if (handle === "") return;
  if (isReservedForNew(handle)) throw fieldError("handle", personMessages.handleReserved);
  if (!(await repo.claimHandle(trx, { client_id, handle, person_id, created_at: now })))
    throw fieldError("handle", personMessages.handleTaken);
  if ((await repo.countHandles(trx, person)) > personLimits.handles)
    throw fieldError("handle", personMessages.handlesFull);
}
