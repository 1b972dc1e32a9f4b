import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import * as repo from "./repo";

/** A client's own figures, or those of all clients for an administrator. */
export function getOverview({ db }: Deps, { clientId }: Actor): Promise<repo.Counts> {
  return clientId === null ? repo.countAll(db) : repo.countOfClient(db, clientId);
}
