import { reaches, reachOf } from "@/lib/contract/policies";
import type { ClientActor } from "../kernel/http/actor";
import { requireFound } from "../kernel/http/require-found";

type Placed = { id: number; branch_id: number | null };

/** @throws ApiError 404 for one beyond reach, as for nobody */
export function requireReached<P extends Placed>(actor: ClientActor, person: P | undefined): P {
  const found = requireFound(person);
  return requireFound(reaches(reachOf(actor), found) ? found : undefined);
}
