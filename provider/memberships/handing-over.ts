import { fieldError } from "@/lib/contract/errors";
import * as leadMessages from "@/lib/contract/leads/messages";
import { reachOf } from "@/lib/contract/policies";
import type { ClientActor } from "../kernel/http/actor";
import type { Db } from "../ports/database/schema";
import { isPersonWithinReach } from "./reach-repo";
import { findAccountOf } from "./repo";

/** Only who reaches the whole company hands over to it. @throws ApiError 400 on `person_id` for nobody within reach */
export async function requireTaker(trx: Db, actor: ClientActor, personId: number | null): Promise<void> {
  const reach = { ...reachOf(actor), clientId: actor.clientId };
  const isReached = personId === null ? reach.branchIds === undefined : await isPersonWithinReach(trx, reach, personId);
  if (isReached) return;
  throw fieldError("person_id", leadMessages.personUnknown);
}

/** Whom to tell that something is theirs now: nobody where they took it themselves. */
export async function listTakers(trx: Db, actor: ClientActor, personId: number | null): Promise<number[]> {
  const account = personId === null ? undefined : await findAccountOf(trx, actor.clientId, personId);
  return account === undefined || account === actor.userId ? [] : [account];
}
