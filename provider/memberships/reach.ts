import { ApiError } from "@/lib/contract/errors";
import * as failures from "@/lib/contract/failures";
import { reaches, reachOf } from "@/lib/contract/policies";
import type { ClientActor } from "../kernel/http/actor";

type Placed = { id: number; branch_id: number | null };

/** @throws ApiError 404 for one beyond reach, as for nobody */
export function requireReached<P extends Placed>(actor: ClientActor, person: P | undefined): P {
  if (!person || !reaches(reachOf(actor), person)) throw new ApiError("not_found", failures.notFound);
  return person;
}
