import { ownDataOperations } from "@/lib/contract/own-data/operations";
import type { Deps } from "../deps";
import { createRoutes } from "../kernel/http/router";
import { deleteOwnAccount } from "./delete-account";
import { collectOwnData } from "./export";

export function ownDataRoutes(deps: Deps) {
  return createRoutes(deps, ownDataOperations, {
    exportOwnData: ({ actor }) => collectOwnData(deps, actor),

    deleteOwnAccount: ({ actor, body }) => deleteOwnAccount(deps, actor, body),
  });
}
