import type { ActivityListQuery } from "@/lib/contract/audit/schema";
import type { Deps } from "../../deps";
import type { Actor } from "../../kernel/http/actor";
import * as repo from "./repo";

/** A client sees its own account only, an administrator all clients. */
export function listActivity({ db }: Deps, { userId, clientId }: Actor, query: ActivityListQuery) {
  return clientId === null
    ? repo.listActivityOfAdministrators(db, userId, query)
    : repo.listActivityOfClient(db, clientId, query);
}
